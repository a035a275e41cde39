import { describe } from 'vitest';
import { type Case, eachIsFound } from '../testing/garden.ts';

const ACCOUNTS: readonly Case[] = [
  [
    'phones that are to be proved where no codes are sent',
    (file) => Object.assign(file.settings, { verify_phone: true, disable_otp: true }),
    'settings.verify_phone',
    'false, since disable_otp sends no codes',
    'true',
  ],
  [
    'a country of phones that is none',
    (file) => Object.assign(file.settings, { phone_countries: ['Kuwait'] }),
    'settings.phone_countries[0]',
    'an ISO 3166 code such as "KW"',
    '"Kuwait"',
  ],
];

describe('accounts of a business', () => {
  eachIsFound(ACCOUNTS);
});
