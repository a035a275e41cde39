import { useFormat } from '../../i18n/i18n-context.tsx';
import type { PhoneParts } from '../../stores/account/verified-phones.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Renders a phone number with its calling code on one line. */
export function usePhoneText({ dialCode, phone }: PhoneParts): string {
  return useFormat().phone(`${dialCode}${NO_BREAK_SPACE}${phone}`);
}
