// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { CALC, name, ORDER, PATH, phone, place, user } from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

const line = vi.hoisted(() => {
  let restore = () => {};
  const restored = new Promise<void>((resolve) => {
    restore = resolve;
  });
  return { restored, restore };
});
vi.mock('../../domain/phone/phone-kit.ts', async (original) => {
  await line.restored;
  return original();
});

describe('an order placed before the numbering plans are here', () => {
  it('goes out once they are, with its whole number, and with what was typed meanwhile', async () => {
    const world = setup({
      [CALC]: { body: { quote: wireQuote() } },
      [ORDER]: { body: { order: wireOrder() } },
    });
    world.cart.setState({ cart: { branchId: 'demo~one', sellingType: 'car_pickup', lines: [] } });
    world.cart.getState().add(choiceOf('latte', 2));
    const { paths } = await showScreen(PATH, CheckoutScreen, world);
    await user.type(name(), 'Noor');
    await user.type(phone(), '555 12345');
    await user.click(place());
    await user.type(name(), ' Al-Sabah');
    expect(paths(ORDER)).toHaveLength(0);
    line.restore();
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect(paths(ORDER)[0]?.body).toMatchObject({
      name: 'Noor Al-Sabah',
      phone: '55512345',
      dial_code: '+965',
    });
  });
});
