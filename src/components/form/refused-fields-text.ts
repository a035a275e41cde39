import { useTranslation } from 'react-i18next';
import { hasMessage } from '../../i18n/messages.ts';

/** Shown when the server names a field that breaks the contract: its own message is meant for developers. */
const FALLBACK_MESSAGES = {
  name: 'checkout.nameMissing',
  phone: 'phoneProblem.NOT_A_NUMBER',
  dial_code: 'phoneProblem.INVALID_COUNTRY',
} as const;

/** The names in a request of each field of the customer's contact details. The phone field is sent as two. */
const WIRE_NAMES = { name: ['name'], phone: ['phone', 'dial_code'] } as const;

type ContactField = keyof typeof WIRE_NAMES;

export interface RefusedRequest {
  readonly code: string;
  /** The server's reason by field name of the request. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether the server refused the value of a contact field. */
export const isFieldRefused = (field: ContactField, { fields }: RefusedRequest): boolean =>
  WIRE_NAMES[field].some((name) => fields[name]);

/**
 * Why the server refused the contact fields, as messages. A message of ours is used for a problem we know and for a request that
 * breaks the contract; otherwise the server's own text. Undefined for a field that was not refused.
 */
export function useRefusedFieldTexts(
  refused: RefusedRequest | null,
): Readonly<Record<ContactField, string | undefined>> {
  const { t, i18n } = useTranslation();
  const textOf = (field: ContactField): string | undefined => {
    const name = refused && WIRE_NAMES[field].find((wireName) => refused.fields[wireName]);
    if (!name) return undefined;
    if (refused.code === 'phone_unverified') return t('verify.title');
    const reason = refused.fields[name];
    const problemKey = `phoneProblem.${reason}`;
    if (hasMessage(i18n, problemKey)) return t(problemKey);
    return refused.code === 'invalid' ? t(FALLBACK_MESSAGES[name]) : reason;
  };
  return { name: textOf('name'), phone: textOf('phone') };
}
