import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePhone } from './choose-phone.ts';

const phone = fc.option(
  fc.record({
    dialCode: fc.constantFrom('', '+965', '+49'),
    national: fc.constantFrom('', ' ', '55512345', '151234'),
  }),
);

describe('the phone number at checkout', () => {
  // @spec validation/phone-for-checkout
  it('uses the typed phone number, otherwise that of the user, the delivery details or the location', () => {
    fc.assert(
      fc.property(phone, phone, phone, phone, (typed, user, delivery, location) => {
        const phoneForCheckout = choosePhone({ typed, user, delivery, location });
        const hasDigits = (one: typeof typed) => !!one && one.national.trim() !== '';
        if (hasDigits(typed)) expect(phoneForCheckout).toBe(typed);
        else if (hasDigits(user)) expect(phoneForCheckout).toBe(user);
        else if (hasDigits(delivery)) expect(phoneForCheckout).toBe(delivery);
        else expect(phoneForCheckout).toBe(hasDigits(location) ? location : null);
      }),
    );
  });
});
