import { useFormat } from '../../i18n/i18n-context.tsx';
import type { PhoneParts } from '../../stores/account/verified-phones.ts';
import { usePhoneKit } from '../phone/use-phone-kit.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * Formats a phone number with its calling code on one line. Once the numbering plans are loaded, groups the digits as
 * is usual in the country.
 */
export function usePhoneText({ dialCode, phone }: PhoneParts): string {
  const format = useFormat();
  const kit = usePhoneKit();
  const digits = kit?.formatPhoneForDisplay(phone, dialCode) ?? phone;
  return format.isolateLtr(`${dialCode} ${digits}`.replaceAll(' ', NO_BREAK_SPACE));
}
