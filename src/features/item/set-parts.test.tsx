// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getSubmitButton, openItem, wireGroup, wireOption } from './testing/render-item-screen.tsx';

const user = userEvent.setup();
const ALL_ORDER_TYPES = { delivery: true, car_pickup: true, dine_in: true, reservation: false };
const wireDish = (id: string, price = 0, partOverrides: object = {}, optionOverrides: object = {}) =>
  wireOption(id, price, {
    part: { item_id: id, types: ALL_ORDER_TYPES, ...partOverrides },
    ...optionOverrides,
  });
const closedHours = { available: JSON.stringify({ status: false }) };

const heatGroup = wireGroup('Heat', 1, 1, [wireOption('Mild'), wireOption('Hot', 0.25)]);
const MEAL = {
  modifier_groups: [
    wireGroup('Wings', 2, 2, [
      wireDish('Wings', 0, {}, { default: true, max_quantity: 2, modifier_groups: [heatGroup] }),
    ]),
    wireGroup('Drink', 1, 1, [
      wireDish('Cola', 0, { deposit: 0.1 }),
      wireDish('Mate', 0.5),
      wireDish('Beer', 0, { types: { ...ALL_ORDER_TYPES, car_pickup: false } }),
      wireDish('Cocoa', 0, { hours: [closedHours] }),
      wireDish('Juice', 0, {}, { available: false }),
    ]),
  ],
};

describe('a set', () => {
  it('shows the option groups of a fixed part of a set, but no choice between dishes', async () => {
    await openItem(MEAL);
    const wingsGroup = screen.getByRole('group', { name: '2 × Wings' });
    expect(wingsGroup.textContent).toContain('included');
    expect(within(wingsGroup).getByRole('radiogroup', { name: 'Heat' })).toBeTruthy();
    expect(within(wingsGroup).queryByRole('radio', { name: /Wings/ })).toBeNull();
  });

  it('shows the deposit, the surcharge or the reason for unavailability beside each dish of a set', async () => {
    await openItem(MEAL);
    const getOption = (name: string) =>
      screen.getByRole<HTMLInputElement>('radio', { name: RegExp(`^${name}`) });
    expect(getOption('Cola').labels?.[0]?.textContent).toMatch(/Deposit: .*0\.100/);
    expect(getOption('Mate').labels?.[0]?.textContent).toMatch(/\+.*0\.500/);
    const reasons = { Beer: /Not available for Pickup/, Cocoa: /Not available right now/, Juice: /Sold out/ };
    for (const [name, reason] of Object.entries(reasons)) {
      expect(getOption(name).disabled).toBe(true);
      expect(getOption(name).labels?.[0]?.textContent).toMatch(reason);
    }
  });

  it('adds a set with its parts and options to the cart, at the price of the set plus surcharges', async () => {
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
