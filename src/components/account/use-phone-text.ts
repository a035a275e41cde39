import { useFormat } from '../../i18n/i18n-context.tsx';
import type { WholePhone } from '../../stores/account/verified-phones.ts';

const NO_BREAK = '\u00a0';

/** A phone number as it is read, on one line. */
export function usePhoneText(): (phone: WholePhone) => string {
  const format = useFormat();
  return ({ dialCode, phone }) => format.phone(`${dialCode}${NO_BREAK}${phone}`);
}
