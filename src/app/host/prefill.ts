import { sessionStorageOf } from '../../lib/session-storage.ts';
import type { HostOptions } from '../app-config.ts';
import type { Services } from '../service-types.ts';

type Who = { readonly name: string; readonly phone: string; readonly dialCode: string };
const NOBODY: Who = { name: '', phone: '', dialCode: '' };

function read(text: string | null): Who {
  try {
    return { ...NOBODY, ...JSON.parse(text ?? '{}') };
  } catch {
    return NOBODY;
  }
}

/** In the two parts the checkout has; without a plus the number is of the business's country. */
async function phoneOf(text: string): Promise<Omit<Who, 'name'>> {
  const plain = { phone: text.slice(0, 250), dialCode: '' };
  if (!text.startsWith('+')) return plain;
  const { phoneKit } = await import('../../domain/phone/phone-kit.ts');
  const parsed = phoneKit.parsePhone(text, '');
  return parsed.ok ? { phone: parsed.national, dialCode: parsed.dialCode } : plain;
}

/**
 * Puts what the host knows of its customer where nothing was typed. What it put there before, and nobody touched, follows:
 * another customer's name takes its place, and it goes when the host no longer says any.
 */
export function prefiller({ config, stores }: Services) {
  const visit = sessionStorageOf(window);
  const key = `order-app:${config.referenceId}:prefilled`;
  let before = read(visit.get(key));
  let turn = 0;

  return async ({ customerName = '', customerPhone = '' }: HostOptions): Promise<void> => {
    const own = ++turn;
    const next = { name: customerName.trim().slice(0, 100), ...(await phoneOf(customerPhone.trim())) };
    if (own !== turn) return;
    const { details, setDetails } = stores.cart.getState();
    const { name, ...phone } = next;
    if (details.name === before.name && name !== details.name) setDetails({ name });
    const isUntouched = details.phone === before.phone && details.dialCode === before.dialCode;
    if (isUntouched && (phone.phone !== details.phone || phone.dialCode !== details.dialCode))
      setDetails(phone);
    before = next;
    visit.set(key, JSON.stringify(next));
  };
}
