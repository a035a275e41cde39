import { describe } from 'vitest';
import { type Case, itReportsEach } from '../testing/garden.ts';

const ACCOUNT_CASES: readonly Case[] = [
  [
    'phone verification without one-time codes',
    (file) => Object.assign(file.settings, { verify_phone: true, disable_otp: true }),
    'settings.verify_phone',
    'false, because disable_otp is true and no codes are sent',
    'true',
  ],
  [
    'an invalid phone country',
    (file) => Object.assign(file.settings, { phone_countries: ['Kuwait'] }),
    'settings.phone_countries[0]',
    'an ISO 3166 code such as "KW"',
    '"Kuwait"',
  ],
];

describe('the account settings of a business file', () => {
  itReportsEach('the account settings', ACCOUNT_CASES);
});
