import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePhone } from './choose-phone.ts';

const anyPhone = fc.option(
  fc.record({
    dialCode: fc.constantFrom('', '+965', '+49'),
    national: fc.constantFrom('', ' ', '55512345', '151234'),
  }),
);

describe('the phone number at checkout', () => {
  // @spec validation/phone-for-checkout
  it('prefers the typed phone number at checkout, then those of account, delivery and location', () => {
    fc.assert(
      fc.property(
        anyPhone,
        anyPhone,
        anyPhone,
        anyPhone,
        (typedPhone, accountPhone, deliveryPhone, locationPhone) => {
          const phoneForCheckout = choosePhone({
            typedPhone,
            accountPhone,
            deliveryPhone,
            locationPhone,
          });
          const hasDigits = (phone: typeof typedPhone) => !!phone && phone.national.trim() !== '';
          if (hasDigits(typedPhone)) expect(phoneForCheckout).toBe(typedPhone);
          else if (hasDigits(accountPhone)) expect(phoneForCheckout).toBe(accountPhone);
          else if (hasDigits(deliveryPhone)) expect(phoneForCheckout).toBe(deliveryPhone);
          else expect(phoneForCheckout).toBe(hasDigits(locationPhone) ? locationPhone : null);
        },
      ),
    );
  });
});
