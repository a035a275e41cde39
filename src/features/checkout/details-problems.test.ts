import { describe, expect, it } from 'vitest';
import type { CartDetails } from '../../stores/cart-state.ts';
import { problemOf, tidied } from './details-problems.ts';

const details = (part: Partial<CartDetails>): CartDetails => ({
  name: 'Noor',
  phone: '55512345',
  dialCode: '+965',
  car: '',
  comment: '',
  table: '',
  paymentType: 2,
  useWallet: false,
  ...part,
});

describe('the details of a customer', () => {
  it('need a name that is not only spaces', () => {
    expect(problemOf.name(details({ name: '  ' }))).toBe('checkout.nameMissing');
    expect(problemOf.name(details({}))).toBeNull();
  });

  it('need a phone number that can be one', () => {
    expect(problemOf.phone(details({ phone: '' }))).toBe('checkout.phoneMissing');
    expect(problemOf.phone(details({ phone: 'call me' }))).toBe('phoneProblem.NOT_A_NUMBER');
    expect(problemOf.phone(details({ phone: '5'.repeat(30) }))).toBe('phoneProblem.TOO_LONG');
    expect(problemOf.phone(details({}))).toBeNull();
  });

  it('give a number typed with its own country code that country', () => {
    expect(tidied(details({ phone: '+49 30 901820' }))).toEqual({ phone: '30901820', dialCode: '+49' });
  });

  it('read the digits of other scripts', () => {
    expect(tidied(details({ phone: '٥٥٥١٢٣٤٥' }))).toMatchObject({ phone: '55512345', dialCode: '+965' });
  });

  it('leave what cannot be read as it was typed', () => {
    expect(tidied(details({ phone: 'call me' }))).toMatchObject({ phone: 'call me', dialCode: '+965' });
  });
});
