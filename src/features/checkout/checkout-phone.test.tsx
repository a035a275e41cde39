// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { restaurantBody, wireUser } from '../../api/testing/wire-examples.ts';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import {
  fillInContact,
  getNameField,
  getPhoneField,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  user,
} from './testing/render-checkout-screen.tsx';

type Stores = Awaited<ReturnType<typeof openCheckout>>;
const HESSA = { name: 'Hessa', phone: '50006202' };
const getPhoneHint = () =>
  document.getElementById(getPhoneField().getAttribute('aria-describedby') ?? '')?.textContent;
const getCountryButton = (countryPattern: RegExp) => screen.getByRole('button', { name: countryPattern });

describe('the phone at the checkout', () => {
  it('prefills the business’s country code, and lets the customer search for another code', async () => {
    const { listRequestsTo } = await openCheckout();
    await user.click(getCountryButton(/^Country code: Kuwait \+965/));
    await user.type(
      await screen.findByRole('combobox', { name: /^Search/ }, { timeout: 9000 }),
      'germ{Enter}',
    );
    expect(getCountryButton(/Germany \+49/)).toBeTruthy();
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ phone: '55512345', dial_code: '+49' });
  });

  it('extracts the country code from a pasted international phone number', async () => {
    await openCheckout();
    await user.click(getPhoneField());
    await user.paste('+1 (416) 555-0123');
    expect(getPhoneField().value).toBe('416 555 0123');
    expect(getCountryButton(/Canada \+1/)).toBeTruthy();
  });

  it.each([
    ['tel:+49-30-901820;ext=12', '30 901820', '30901820', '+49'],
    ['+49 49 151 23456789', '1512 3456789', '15123456789', '+49'],
    ['00 43 0664 1234567', '664 1234567', '6641234567', '+43'],
    ['\u202a+965 5551 2345\u202c', '555 12345', '55512345', '+965'],
    ['+٩٦٥ ٥٥٥١٢٣٤٥', '555 12345', '55512345', '+965'],
  ])('understands the pasted phone number "%s"', async (pastedText, fieldText, phone, dial_code) => {
    const { listRequestsTo } = await openCheckout();
    await user.type(getNameField(), 'Noor');
    await user.click(getPhoneField());
    await user.paste(pastedText);
    await user.tab();
    await waitFor(() => expect(getPhoneField().value).toBe(fieldText));
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ phone, dial_code }));
  });

  it.each([
    ['typed key by key', () => user.type(getPhoneField(), '+49 30 901820 ext. 12'), '30 901820 ext. 12'],
    [
      'typed with Arabic digits',
      () => user.type(getPhoneField(), '+49 30 901820 داخلي ١٢'),
      '30 901820 داخلي 12',
    ],
    ['pasted', () => user.paste('+49 30 901820 #12'), '30 901820'],
    ['pasted as a link', () => user.paste('tel:+49-30-901820;ext=12'), '30 901820'],
    ['pasted as a parameter', () => user.paste('+4930901820;ext=12'), '30 901820'],
  ])(
    'says that an extension %s is not saved with the phone number and belongs in the note',
    async (_, enterPhone, fieldText) => {
      const { listRequestsTo } = await openCheckout();
      await user.type(getNameField(), 'Noor');
      await user.click(getPhoneField());
      await enterPhone();
      const hint = 'The extension 12 isn’t saved with the phone number. Please write it in the note.';
      await waitFor(() => expect(getPhoneHint()).toBe(hint));
      expect(getPhoneField().value).toBe(fieldText);
      await user.tab();
      expect(getPhoneField().value).toBe('30 901820');
      expect(getPhoneHint()).toBe(hint);
      await user.click(getPlaceOrderButton());
      await waitFor(() =>
        expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ phone: '30901820', dial_code: '+49' }),
      );
    },
  );

  it('no longer mentions an extension after the customer has deleted the extension', async () => {
    await openCheckout();
    await user.type(getPhoneField(), '555 12345 x1');
    expect(getPhoneHint()).toContain('extension 1 ');
    await user.keyboard('{Backspace>3/}');
    expect(getPhoneField().value).toBe('555 1234');
    expect(getPhoneHint()).not.toContain('extension');
  });

  it.each([
    ['in front of the number', 0, 'ext. 12'],
    ['in the middle of the number', 4, 'ext. 12'],
    ['before the last digit', 8, '#12'],
    ['in Arabic in front of the number', 0, 'داخلي ١٢'],
    ['behind the number', 9, 'ext. 12'],
  ])('keeps the phone number when the customer types an extension %s', async (_place, position, text) => {
    const { cart } = await openCheckout();
    await user.type(getPhoneField(), '+49 30901820');
    expect(getPhoneField().value).toBe('30 901820');
    const fieldTexts = new Set<string>();
    const selection = { initialSelectionStart: position, initialSelectionEnd: position };
    for (const [index, key] of [...text].entries()) {
      await user.type(getPhoneField(), key, index === 0 ? selection : { skipClick: true });
      fieldTexts.add(getPhoneField().value.slice(0, '30 901820'.length));
      expect(getCountryButton(/Germany \+49/)).toBeTruthy();
      expect(cart.getState().details).toMatchObject({ phone: '30901820', dialCode: '+49' });
    }
    expect([...fieldTexts]).toEqual(['30 901820']);
    expect(getPhoneHint()).toContain('extension 12 ');
    await user.tab();
    expect(getPhoneField().value).toBe('30 901820');
  });

  it.each(['+49', '0049'])(
    'keeps all digits when the customer types the country code %s in front of a phone number',
    async (code) => {
      const { cart } = await openCheckout();
      await user.type(getPhoneField(), '30901820');
      await user.type(getPhoneField(), code.slice(0, -1), {
        initialSelectionStart: 0,
        initialSelectionEnd: 0,
      });
      expect(getCountryButton(/Kuwait \+965/)).toBeTruthy();
      expect(getPhoneField().value.replaceAll(' ', '')).toBe(`${code.slice(0, -1)}30901820`);
      await user.type(getPhoneField(), code.slice(-1), { skipClick: true });
      expect(getCountryButton(/Germany \+49/)).toBeTruthy();
      expect(getPhoneField().value).toBe('30 901820');
      expect(cart.getState().details).toMatchObject({ phone: '30901820', dialCode: '+49' });
    },
  );

  it('accepts a guest’s phone number only from the countries that the business lists', async () => {
    const { listRequestsTo } = await openCheckout({
      'webapp/v5/restaurant/': { body: restaurantBody({ phone_countries: ['KW', 'DE'] }) },
    });
    await user.type(getNameField(), 'Noor');
    await user.click(getPhoneField());
    await user.paste('+43 664 1234567');
    await user.click(getPlaceOrderButton());
    const message = 'Please enter a number from one of these countries: Kuwait and Germany';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
    await user.clear(getPhoneField());
    await user.paste('+49 30 901820');
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
  });

  it('explains at the phone field that the server refused the country of the number', async () => {
    await openCheckout({
      'webapp/v5/restaurant/': { body: restaurantBody({ phone_countries: ['KW'] }) },
      [ORDER_PATH]: {
        status: 422,
        body: { error: 1, code: 'phone_country', message: 'No', fields: { phone: 'No' }, countries: ['KW'] },
      },
    });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    const message = 'Please enter a number from one of these countries: Kuwait';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('accepts Arabic and Persian digits in a phone number and formats the number in groups', async () => {
    const { cart } = await openCheckout();
    await user.type(getPhoneField(), '٥٥٥۱۲۳۴۵');
    expect(getPhoneField().value).toBe('555 12345');
    expect(cart.getState().details.phone).toBe('55512345');
  });

  // @spec validation/number-inputs-strip-what-no
  it('drops letters from a phone number and keeps the caret where the customer types', async () => {
    await openCheckout();
    await user.type(getPhoneField(), 'call 555x12');
    expect(getPhoneField().value).toBe('555 12');
    await user.type(getPhoneField(), 'a9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(getPhoneField().value).toBe('559 512');
    expect(getPhoneField().selectionStart).toBe(3);
  });

  // @spec validation/validation-on-blur-or-on
  it('removes the error message as soon as the customer has corrected the phone number', async () => {
    await openCheckout();
    await user.type(getPhoneField(), '5');
    await user.tab();
    expect(screen.getAllByText('This number is too short').length).toBeGreaterThan(0);
    await user.type(getPhoneField(), '5512345');
    expect(screen.queryByText('This number is too short')).toBeNull();
  });

  // @spec validation/phone-parsing
  it.each([
    ['one digit', '1', 'This number is too short'],
    ['18 digits', '1'.repeat(18), 'This number is too long'],
    ['251 digits', '1'.repeat(251), 'This number is too long'],
    ['only a plus sign', '+', 'Please enter a valid phone number'],
    ['an unknown country code', '+999 12345', 'Please choose a country code'],
  ])('explains why a phone number with %s is invalid', async (_, pastedText, expectedProblem) => {
    await openCheckout();
    await user.click(getPhoneField());
    await user.paste(pastedText);
    await user.tab();
    expect(screen.getAllByText(expectedProblem).length).toBeGreaterThan(0);
  });

  it.each([
    [
      'does not prefill the name and phone number of a gift’s recipient',
      { message: 'For you', toName: '', hidePrices: false },
      '',
    ],
    ['prefills only the phone number of the delivery contact for a pickup order', null, '99912345'],
  ])('%s', async (_title, gift, phone) => {
    const previousVisit = createTestStores();
    const delivery = previousVisit.getOrCreateStore(createDeliveryStore).getState();
    delivery.setAddress({ contactName: 'Hessa', contactPhone: '99912345', contactDialCode: '+965' });
    const { cart } = await openCheckout({}, { storage: previousVisit.deps.storage }, (stores) =>
      stores.cart.getState().setGift(gift),
    );
    expect(cart.getState().details).toMatchObject({ name: '', phone });
  });

  it.each([
    ['starts the checkout of a delivery with the name of the delivery contact', null, 'Hessa'],
    [
      'starts the checkout of a gift without the name of the delivery contact',
      { message: 'For you', toName: '', hidePrices: false },
      '',
    ],
  ])('%s', async (_title, gift, name) => {
    const previousVisit = createTestStores();
    previousVisit
      .getOrCreateStore(createDeliveryStore)
      .getState()
      .setAddress({ contactName: 'Hessa', contactPhone: '99912345', contactDialCode: '+965' });
    const deliveryRoutes = {
      'webapp/v5/restaurant/': { body: restaurantBody({ checkoutDelivery: { enabled: true } }) },
    };
    const { cart } = await openCheckout(deliveryRoutes, { storage: previousVisit.deps.storage }, (stores) => {
      stores.cart.getState().setOrderType('delivery');
      stores.cart.getState().setGift(gift);
    });
    expect(cart.getState().details.name).toBe(name);
    expect(getNameField().value).toBe(name);
  });

  // @spec validation/phone-for-checkout
  it('prefills the phone number of the delivery contact only once, so that a cleared field stays empty', async () => {
    const previousVisit = createTestStores();
    const delivery = previousVisit.getOrCreateStore(createDeliveryStore).getState();
    delivery.setAddress({ contactName: 'Hessa', contactPhone: '99912345', contactDialCode: '+965' });
    previousVisit.cart.getState().setDetails({ name: 'Noor' });
    const { cart } = await openCheckout({}, { storage: previousVisit.deps.storage });
    expect(cart.getState().details).toMatchObject({ name: 'Noor', phone: '99912345', dialCode: '+965' });
    await user.clear(getPhoneField());
    expect(cart.getState().details.phone).toBe('');
  });

  // @spec validation/phone-for-checkout
  it('replaces prefilled contact details when another customer logs in, but keeps what the customer typed', async () => {
    const openCheckoutAs = (customer: { name: string; phone: string } | null, earlierVisit?: Stores) => {
      cleanup();
      return openCheckout({}, earlierVisit ? { storage: earlierVisit.deps.storage } : {}, ({ session }) => {
        if (customer)
          session.getState().setSession('token', toUser(wireUser({ ...customer, dial_code: '+965' })));
        else session.getState().logout();
      });
    };
    const visitOfNoor = await openCheckoutAs({ name: 'Noor', phone: '50006201' });
    expect(visitOfNoor.cart.getState().details).toMatchObject({ name: 'Noor', phone: '50006201' });
    const visitOfHessa = await openCheckoutAs(HESSA, visitOfNoor);
    expect(visitOfHessa.cart.getState().details).toMatchObject({ name: 'Hessa', phone: '50006202' });
    const guestVisit = await openCheckoutAs(null, visitOfHessa);
    expect(guestVisit.cart.getState().details).toMatchObject({ name: '', phone: '' });
    await user.type(getPhoneField(), '50006203');
    const laterVisitOfHessa = await openCheckoutAs(HESSA, guestVisit);
    expect(laterVisitOfHessa.cart.getState().details).toMatchObject({ name: 'Hessa', phone: '50006203' });
  });
});
