// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, groupOf, openItem, option, PATH, submit } from './testing/render-item-screen.tsx';

const user = userEvent.setup();
const sauce = groupOf('Sauce', 0, 2, [option('Ketchup', 0.1), option('Mayo', 0.15)]);
const size = groupOf('Size', 1, 1, [option('Regular', 0, { default: true }), option('Large', 0.5)]);
const heat = groupOf('Heat', 1, 1, [option('Mild'), option('Hot')]);
const side = groupOf('Side', 0, 1, [
  option('Fries', 0.75, { modifier_groups: [size, sauce] }),
  option('Wings', 1, { modifier_groups: [heat] }),
  option('Water'),
]);
const group = (name: string) => screen.getByRole(/Size|Heat/.test(name) ? 'radiogroup' : 'group', { name });

describe('options that bring options', () => {
  it('are asked only once chosen, right below their option', async () => {
    await openItem({ modifier_groups: [side] });
    expect(screen.queryByRole('radiogroup', { name: 'Size' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Fries/ }));
    const words = group('Side').textContent ?? '';
    expect(words).toMatch(/Fries.*Size.*Choose 1.*Large.*Sauce.*Wings/);
  });

  it('start with their defaults, and count into the live price', async () => {
    const { cart } = await openItem({ modifier_groups: [side] });
    await user.click(screen.getByRole('checkbox', { name: /Fries/ }));
    expect(screen.getByRole('radio', { name: /Regular/ }).matches(':checked')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Large/ }));
    await user.click(screen.getByRole('checkbox', { name: /Mayo/ }));
    expect(submit().textContent).toContain('3.400');
    await user.click(submit());
    expect(cart.getState().cart.lines[0]?.modifiers.map(({ id }) => id)).toEqual(['Fries', 'Large', 'Mayo']);
  });

  it('go with the option they hang below', async () => {
    const { cart } = await openItem({ modifier_groups: [side] });
    await user.click(screen.getByRole('checkbox', { name: /Fries/ }));
    await user.click(screen.getByRole('checkbox', { name: /Mayo/ }));
    await user.click(screen.getByRole('checkbox', { name: /Water/ }));
    expect(screen.queryByRole('group', { name: 'Sauce' })).toBeNull();
    expect(submit().textContent).toContain('2.000');
    await user.click(submit());
    expect(cart.getState().cart.lines[0]?.modifiers).toEqual([{ id: 'Water', quantity: 1 }]);
  });

  it('say what is missing where it is missing', async () => {
    const { cart } = await openItem({ modifier_groups: [side] });
    await user.click(screen.getByRole('checkbox', { name: /Wings/ }));
    await user.click(submit());
    expect(cart.getState().count).toBe(0);
    expect(document.activeElement).toBe(group('Heat'));
    expect(within(group('Heat')).getByText('Please choose an option for “Heat”')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Hot/ }));
    expect(within(group('Heat')).queryByText('Please choose an option for “Heat”')).toBeNull();
    await user.click(submit());
    expect(cart.getState().count).toBe(1);
  });

  it('show no price where the business hides them', async () => {
    await openItem({ modifier_groups: [side] }, { restaurant: { hide_price: true } });
    await user.click(screen.getByRole('checkbox', { name: /Fries/ }));
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\d\.\d/);
  });
});

describe('a line whose options changed on the menu', () => {
  it('names those that cannot be had, and leaves them out', async () => {
    const off = groupOf('Side', 0, 3, [option('Water'), option('Gold', 9, { available: false })]);
    const { cart, router } = await openItem({ modifier_groups: [off] });
    cart.getState().add({
      itemId: 'latte',
      priceLabelId: null,
      modifiers: ['Water', 'Gold', 'Vanished'].map((id) => ({ id, quantity: 1 })),
      note: '',
      count: 1,
    });
    const lineKey = cart.getState().cart.lines[0]?.key;
    await router.navigate(PATH, { replace: true, state: { lineKey } });
    expect(await screen.findByText(/Unavailable: Gold\. 1 option you chose is no longer/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Water/ }).matches(':checked')).toBe(true);
    await user.click(submit());
    expect(cart.getState().cart.lines[0]?.modifiers).toEqual([{ id: 'Water', quantity: 1 }]);
  });
});

describe('a group of 200 options', () => {
  const toppings = groupOf(
    'Toppings',
    0,
    5,
    Array.from({ length: 200 }, (_, at) => option(`Topping ${at}`, 0.1)),
  );

  it('is folded, opens on demand and can be filtered, what is chosen always in sight', async () => {
    await openItem({ modifier_groups: [toppings] });
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await user.click(button('Show all 200 options'));
    expect(document.activeElement).toBe(group('Toppings'));
    await user.click(screen.getByRole('checkbox', { name: /Topping 150/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search “Toppings”' }), 'topping 77');
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
      'Topping 77',
      'Topping 150',
    ]);
    expect(submit().textContent).toContain('2.100');
  });
});
