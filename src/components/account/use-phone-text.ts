import { useFormat } from '../../i18n/i18n-context.tsx';
import type { PhoneParts } from '../../stores/account/verified-phones.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A phone number with its calling code, formatted so that it stays on one line. */
export function usePhoneText({ dialCode, phone }: PhoneParts): string {
  return useFormat().phone(`${dialCode}${NO_BREAK_SPACE}${phone}`);
}
