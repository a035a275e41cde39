import { readPhoneText } from '../../domain/phone/phone-text.ts';
import { createSessionStorage } from '../../lib/session-storage.ts';
import type { HostOptions } from '../app-config.ts';
import type { Services } from '../service-types.ts';

type PrefilledCustomer = { readonly name: string; readonly phone: string; readonly dialCode: string };
const NO_CUSTOMER: PrefilledCustomer = { name: '', phone: '', dialCode: '' };

function parsePrefilled(text: string | null): PrefilledCustomer {
  try {
    return { ...NO_CUSTOMER, ...JSON.parse(text ?? '{}') };
  } catch {
    return NO_CUSTOMER;
  }
}

/**
 * Splits an international number in any notation into calling code and national part. A number that is invalid, or that
 * starts with neither a plus nor 00, stays whole and gets an empty calling code. The app then treats it as a number of
 * the business's country.
 */
async function splitPhone(input: string): Promise<Omit<PrefilledCustomer, 'name'>> {
  const { text } = readPhoneText(input);
  const nationalPhone = { phone: text.trim().slice(0, 250), dialCode: '' };
  if (!/^\s*(?:\+|00)/.test(text)) return nationalPhone;
  const { phoneKit } = await import('../../domain/phone/phone-kit.ts');
  const parsed = phoneKit.parsePhone(text, '');
  return parsed.ok ? { phone: parsed.national, dialCode: parsed.dialCode } : nationalPhone;
}

/**
 * Creates the function that fills in the name and phone that the host page provides. It changes only fields that the
 * customer has not edited, also when the host page later changes or removes a value.
 */
export function createPrefill({ config, stores }: Services) {
  const storage = createSessionStorage(window);
  const key = `order-app:${config.referenceId}:prefilled`;
  let previous = parsePrefilled(storage.get(key));
  let latestCall = 0;

  return async ({ customerName = '', customerPhone = '' }: HostOptions): Promise<void> => {
    const call = ++latestCall;
    const next = { name: customerName.trim().slice(0, 100), ...(await splitPhone(customerPhone.trim())) };
    if (call !== latestCall) return;
    const { details, setDetails } = stores.cart.getState();
    const { name, ...phoneFields } = next;
    if (details.name === previous.name && name !== details.name) setDetails({ name });
    const isUnedited = details.phone === previous.phone && details.dialCode === previous.dialCode;
    if (isUnedited && (phoneFields.phone !== details.phone || phoneFields.dialCode !== details.dialCode))
      setDetails(phoneFields);
    previous = next;
    storage.set(key, JSON.stringify(next));
  };
}
