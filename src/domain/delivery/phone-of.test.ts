import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneOf } from './phone-of.ts';

const phone = fc.option(
  fc.record({
    dialCode: fc.constantFrom('', '+965', '+49'),
    national: fc.constantFrom('', ' ', '55512345', '151234'),
  }),
);

describe('the phone for the checkout', () => {
  // @spec validation/phone-for-checkout
  it('uses the typed phone, else that of the user, the delivery details or the location', () => {
    fc.assert(
      fc.property(phone, phone, phone, phone, (typed, user, delivery, location) => {
        const found = phoneOf({ typed, user, delivery, location });
        const said = (one: typeof typed) => !!one && one.national.trim() !== '';
        if (said(typed)) expect(found).toBe(typed);
        else if (said(user)) expect(found).toBe(user);
        else if (said(delivery)) expect(found).toBe(delivery);
        else expect(found).toBe(said(location) ? location : null);
      }),
    );
  });
});
