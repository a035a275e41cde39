import { type Checker, type Entry, loose } from './file-checker.ts';

/** What a business says of accounts has to go together. */
export function checkAccounts(file: Entry, check: Checker): void {
  const { verify_phone, disable_otp } = loose(file.value.settings);
  if (verify_phone === true && disable_otp === true)
    check.problem(['settings', 'verify_phone'], 'false, since disable_otp sends no codes', verify_phone);
}
