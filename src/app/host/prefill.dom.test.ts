// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartDetails } from '../../stores/cart/cart-state.ts';
import type { Services } from '../service-types.ts';
import { plainConfig } from '../testing/test-config.ts';
import { createPrefill } from './prefill.ts';

type Customer = Pick<CartDetails, 'name' | 'phone' | 'dialCode'>;

function setUpPrefill(typedDetails: Partial<Customer> = {}) {
  let cartDetails: Customer = { name: '', phone: '', dialCode: '', ...typedDetails };
  const cart = {
    getState: () => ({
      details: cartDetails,
      setDetails: (changes: Partial<Customer>) => {
        cartDetails = { ...cartDetails, ...changes };
      },
    }),
  };
  const services = { config: plainConfig, stores: { cart } } as unknown as Services;
  const reloadPage = () => createPrefill(services);
  const prefill = reloadPage();
  const prefillWith = (name?: string, phone?: string) =>
    prefill({ ...plainConfig, customerName: name, customerPhone: phone });
  return {
    prefillWith,
    reloadPage,
    enterDetails: (changes: Partial<Customer>) => cart.getState().setDetails(changes),
    getCurrentDetails: () => cartDetails,
  };
}

beforeEach(() => sessionStorage.clear());

describe('createPrefill', () => {
  it('prefills empty contact fields, and splits the host page’s phone number into calling code and number', async () => {
    const { prefillWith, getCurrentDetails } = setUpPrefill();
    await prefillWith(' Noor ', '+965 5551 2345');
    expect(getCurrentDetails()).toEqual({ name: 'Noor', phone: '55512345', dialCode: '+965' });
  });

  it('prefills a phone number without a calling code as a number of the business’s country', async () => {
    const { prefillWith, getCurrentDetails } = setUpPrefill();
    await prefillWith(undefined, '5551 2345');
    expect(getCurrentDetails()).toEqual({ name: '', phone: '5551 2345', dialCode: '' });
  });

  it.each([
    ['tel:+965-5551-2345', '+965', '55512345'],
    ['tel:%2B49-30-901820;ext=12', '+49', '30901820'],
    ['\u202a+965 5551 2345\u202c', '+965', '55512345'],
    ['+٩٦٥ ٥٥٥١ ٢٣٤٥', '+965', '55512345'],
    ['00 43 0664 1234567', '+43', '6641234567'],
    ['+4949 151 23456789', '+49', '15123456789'],
    ['tel:5551-2345', '', '5551-2345'],
    ['٥٥٥١ ٢٣٤٥', '', '5551 2345'],
  ])('prefills the phone number from the attribute value "%s"', async (attribute, dialCode, phone) => {
    const { prefillWith, getCurrentDetails } = setUpPrefill();
    await prefillWith(undefined, attribute);
    expect(getCurrentDetails()).toMatchObject({ phone, dialCode });
  });

  it('never prefills a contact field that the customer has filled in or emptied', async () => {
    const { prefillWith, enterDetails, getCurrentDetails } = setUpPrefill({ phone: '123', dialCode: '+49' });
    await prefillWith('Noor', '+96555512345');
    expect(getCurrentDetails()).toEqual({ name: 'Noor', phone: '123', dialCode: '+49' });
    enterDetails({ name: '' });
    await prefillWith('Sara', '+96555512345');
    expect(getCurrentDetails().name).toBe('');
  });

  it('updates prefilled contact fields when the host page changes the customer’s name or phone number', async () => {
    const { prefillWith, getCurrentDetails } = setUpPrefill();
    await prefillWith('Noor', '+96555512345');
    await prefillWith('Sara', '+96555500000');
    expect(getCurrentDetails()).toEqual({ name: 'Sara', phone: '55500000', dialCode: '+965' });
    await prefillWith();
    expect(getCurrentDetails()).toEqual({ name: '', phone: '', dialCode: '' });
  });

  it('replaces prefilled contact details by new details from the host page after a reload', async () => {
    const { prefillWith, reloadPage, getCurrentDetails } = setUpPrefill();
    await prefillWith('Noor');
    await reloadPage()({ ...plainConfig, customerName: 'Sara' });
    expect(getCurrentDetails().name).toBe('Sara');
  });
});
