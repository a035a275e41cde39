// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import { setup } from '../../stores/testing/stores.ts';
import '../../ui/testing/render-ui.ts';
import { fillIn, ORDER, open, phone, place, user } from './testing/render-checkout-screen.tsx';

const country = (text: RegExp) => screen.getByRole('button', { name: text });

describe('the phone at the checkout', () => {
  it("is of the business's country until one chooses another, found by typing", async () => {
    const { paths } = await open();
    await user.click(country(/^Country code: Kuwait \+965/));
    await user.type(
      await screen.findByRole('combobox', { name: /^Search/ }, { timeout: 9000 }),
      'germ{Enter}',
    );
    expect(country(/Germany \+49/)).toBeTruthy();
    await fillIn();
    await user.click(place());
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect(paths(ORDER)[0]?.body).toMatchObject({ phone: '55512345', dial_code: '+49' });
  });

  it('takes a whole number from the clipboard, with its country', async () => {
    await open();
    await user.click(phone());
    await user.paste('+1 (416) 555-0123');
    expect(phone().value).toBe('416 555 0123');
    expect(country(/Canada \+1/)).toBeTruthy();
  });

  it('reads Arabic and Persian digits, in groups', async () => {
    const { cart } = await open();
    await user.type(phone(), '٥٥٥۱۲۳۴۵');
    expect(phone().value).toBe('555 12345');
    expect(cart.getState().details.phone).toBe('55512345');
  });

  // @spec validation/phone-parsing
  it.each([
    ['1', 'This number is too short'],
    ['1'.repeat(18), 'This number is too long'],
    ['1'.repeat(251), 'This number is too long'],
    ['call me', 'Please enter a valid phone number'],
    ['+999 12345', 'Please choose a country code'],
  ])('says what is wrong with %s', async (typed, problem) => {
    await open();
    await user.click(phone());
    await user.paste(typed);
    await user.tab();
    expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
  });

  it('is known from the details of a delivery, unless another was typed', async () => {
    const before = setup();
    const delivery = before.late(createDeliveryStore).getState();
    delivery.setAddress({ contactName: 'Hessa', contactPhone: '99912345', contactDialCode: '+965' });
    before.cart.getState().setDetails({ name: 'Noor' });
    const { cart } = await open({}, { storage: before.deps.storage });
    expect(cart.getState().details).toMatchObject({ name: 'Noor', phone: '99912345', dialCode: '+965' });
    await user.clear(phone());
    expect(cart.getState().details.phone).toBe('');
  });
});
