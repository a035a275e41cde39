// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getSubmitButton, openItem, wireGroup, wireOption } from './testing/render-item-screen.tsx';

const user = userEvent.setup();
const TYPES = { delivery: true, car_pickup: true, dine_in: true, reservation: false };
const wireDish = (id: string, price = 0, part: object = {}, more: object = {}) =>
  wireOption(id, price, { part: { item_id: id, types: TYPES, ...part }, ...more });
const closed = { available: JSON.stringify({ status: false }) };

const heat = wireGroup('Heat', 1, 1, [wireOption('Mild'), wireOption('Hot', 0.25)]);
const MEAL = {
  modifier_groups: [
    wireGroup('Wings', 2, 2, [
      wireDish('Wings', 0, {}, { default: true, max_quantity: 2, modifier_groups: [heat] }),
    ]),
    wireGroup('Drink', 1, 1, [
      wireDish('Cola', 0, { deposit: 0.1 }),
      wireDish('Mate', 0.5),
      wireDish('Beer', 0, { types: { ...TYPES, car_pickup: false } }),
      wireDish('Cocoa', 0, { hours: [closed] }),
      wireDish('Juice', 0, {}, { available: false }),
    ]),
  ],
};

describe('a set', () => {
  it('shows the fixed part of a set with the part’s own option groups, and asks for nothing else there', async () => {
    await openItem(MEAL);
    const wings = screen.getByRole('group', { name: '2 × Wings' });
    expect(wings.textContent).toContain('included');
    expect(within(wings).getByRole('radiogroup', { name: 'Heat' })).toBeTruthy();
    expect(within(wings).queryByRole('radio', { name: /Wings/ })).toBeNull();
  });

  it('says why a dish of a set cannot be chosen, and shows the deposit of another dish', async () => {
    await openItem(MEAL);
    const readOption = (name: string) =>
      screen.getByRole<HTMLInputElement>('radio', { name: RegExp(`^${name}`) });
    expect(readOption('Cola').labels?.[0]?.textContent).toMatch(/Deposit: .*0\.100/);
    expect(readOption('Mate').labels?.[0]?.textContent).toMatch(/\+.*0\.500/);
    const reasons = { Beer: /Not available for Pickup/, Cocoa: /Not available right now/, Juice: /Sold out/ };
    for (const [name, reason] of Object.entries(reasons)) {
      expect(readOption(name).disabled).toBe(true);
      expect(readOption(name).labels?.[0]?.textContent).toMatch(reason);
    }
  });

  it('adds a set with its parts, choices and options to the cart, at its own price plus the surcharges', async () => {
    const { cart } = await openItem(MEAL);
    await user.click(screen.getByRole('radio', { name: /Hot/ }));
    await user.click(screen.getByRole('radio', { name: /Mate/ }));
    expect(getSubmitButton().textContent).toContain('2.750');
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines[0]?.modifiers).toEqual([
      { id: 'Wings', quantity: 2 },
      { id: 'Hot', quantity: 1 },
      { id: 'Mate', quantity: 1 },
    ]);
  });
});
