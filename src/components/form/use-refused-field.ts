import { useTranslation } from 'react-i18next';
import { hasMessage } from '../../i18n/messages.ts';

/** Who orders or reserves: the fields a server can refuse, by their names on the wire. */
const NEEDED = {
  name: 'checkout.nameMissing',
  phone: 'phoneProblem.NOT_A_NUMBER',
  dial_code: 'phoneProblem.INVALID_COUNTRY',
} as const;

/** What is typed as one is sent as two. */
const SENT = { name: ['name'], phone: ['phone', 'dial_code'] } as const;

export interface RefusedRequest {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether the server refused what was typed in a field. */
export const isFieldRefused = (field: keyof typeof SENT, { fields }: RefusedRequest): boolean =>
  SENT[field].some((name) => fields[name]);

/**
 * Why the server refused a field, in words: ours where it names a problem we know; what the field needs where the request
 * broke the contract, which it tells in words for developers; else its own.
 */
export function useRefusedField(): (
  field: keyof typeof SENT,
  refused: RefusedRequest | null,
) => string | undefined {
  const { t, i18n } = useTranslation();
  return (field, refused) => {
    const name = refused && SENT[field].find((one) => refused.fields[one]);
    if (!name) return undefined;
    if (refused.code === 'phone_unverified') return t('verify.title');
    const said = refused.fields[name];
    const problem = `phoneProblem.${said}`;
    if (hasMessage(i18n, problem)) return t(problem);
    return refused.code === 'invalid' ? t(NEEDED[name]) : said;
  };
}
