import { useTranslation } from 'react-i18next';
import { hasMessage } from '../../i18n/messages.ts';
import { useAcceptedCountries, useCountryListFormatter } from '../phone/use-accepted-countries.ts';

/**
 * The app's messages for a field that violates the API contract. The server's message for such a field is meant for
 * developers.
 */
const FALLBACK_MESSAGES = {
  name: 'checkout.nameMissing',
  phone: 'phoneProblem.NOT_A_NUMBER',
  dial_code: 'phoneProblem.INVALID_COUNTRY',
} as const;

/** The names of each contact field in a request. The phone number is sent as two fields. */
const WIRE_NAMES = { name: ['name'], phone: ['phone', 'dial_code'] } as const;

type ContactField = keyof typeof WIRE_NAMES;

export interface RefusedRequest {
  readonly code: string;
  /** The server's reasons, by the request's field names. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether the server refused the value of a contact field. */
export const isFieldRefused = (field: ContactField, { fields }: RefusedRequest): boolean =>
  WIRE_NAMES[field].some((name) => fields[name]);

/**
 * The message for each contact field that the server refused; undefined for the other fields. Known problems and
 * violations of the API contract have messages in the app. For any other problem, returns the server's text.
 */
export function useRefusedFieldTexts(
  request: RefusedRequest | null,
): Readonly<Record<ContactField, string | undefined>> {
  const { t, i18n } = useTranslation();
  const countryList = useCountryListFormatter()(useAcceptedCountries());
  const describeRefusal = (field: ContactField): string | undefined => {
    const name = request && WIRE_NAMES[field].find((wireName) => request.fields[wireName]);
    if (!name) return undefined;
    if (request.code === 'phone_unverified') return t('verify.title');
    if (request.code === 'phone_country') return t('phone.notAccepted', { countries: countryList });
    const reason = request.fields[name];
    const problemKey = `phoneProblem.${reason}`;
    if (hasMessage(i18n, problemKey)) return t(problemKey);
    return request.code === 'invalid' ? t(FALLBACK_MESSAGES[name]) : reason;
  };
  return { name: describeRefusal('name'), phone: describeRefusal('phone') };
}
