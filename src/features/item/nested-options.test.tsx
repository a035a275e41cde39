// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  getButton,
  getSubmitButton,
  ITEM_PATH,
  openItem,
  wireGroup,
  wireOption,
} from './testing/render-item-screen.tsx';

const user = userEvent.setup();
const sauceGroup = wireGroup('Sauce', 0, 2, [wireOption('Ketchup', 0.1), wireOption('Mayo', 0.15)]);
const sizeGroup = wireGroup('Size', 1, 1, [
  wireOption('Regular', 0, { default: true }),
  wireOption('Large', 0.5),
]);
const heatGroup = wireGroup('Heat', 1, 1, [wireOption('Mild'), wireOption('Hot')]);
const sideGroup = wireGroup('Side', 0, 1, [
  wireOption('Fries', 0.75, { modifier_groups: [sizeGroup, sauceGroup] }),
  wireOption('Wings', 1, { modifier_groups: [heatGroup] }),
  wireOption('Water'),
]);
const getGroup = (name: string) =>
  screen.getByRole(/Size|Heat/.test(name) ? 'radiogroup' : 'group', { name });

describe('nested options', () => {
  it('shows nested options directly below their parent option after the customer has chosen the parent', async () => {
    await openItem({ modifier_groups: [sideGroup] });
    expect(screen.queryByRole('radiogroup', { name: 'Size' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Fries/ }));
    const groupText = getGroup('Side').textContent ?? '';
    expect(groupText).toMatch(/Fries.*Size.*Choose 1.*Large.*Sauce.*Wings/);
  });

  it('preselects default nested options, and adds the prices of nested options to the total', async () => {
    const { cart } = await openItem({ modifier_groups: [sideGroup] });
    await user.click(screen.getByRole('checkbox', { name: /Fries/ }));
    expect(screen.getByRole('radio', { name: /Regular/ }).matches(':checked')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Large/ }));
    await user.click(screen.getByRole('checkbox', { name: /Mayo/ }));
    expect(getSubmitButton().textContent).toContain('3.400');
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines[0]?.modifiers.map(({ id }) => id)).toEqual(['Fries', 'Large', 'Mayo']);
  });

  it('removes chosen nested options together with their parent option', async () => {
    const { cart } = await openItem({ modifier_groups: [sideGroup] });
    await user.click(screen.getByRole('checkbox', { name: /Fries/ }));
    await user.click(screen.getByRole('checkbox', { name: /Mayo/ }));
    await user.click(screen.getByRole('checkbox', { name: /Water/ }));
    expect(screen.queryByRole('group', { name: 'Sauce' })).toBeNull();
    expect(getSubmitButton().textContent).toContain('2.000');
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines[0]?.modifiers).toEqual([{ id: 'Water', quantity: 1 }]);
  });

  it('shows the error about a missing nested choice at the nested option group', async () => {
    const { cart } = await openItem({ modifier_groups: [sideGroup] });
    await user.click(screen.getByRole('checkbox', { name: /Wings/ }));
    await user.click(getSubmitButton());
    expect(cart.getState().count).toBe(0);
    expect(document.activeElement).toBe(getGroup('Heat'));
    expect(within(getGroup('Heat')).getByText('Please choose an option for “Heat”')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Hot/ }));
    expect(within(getGroup('Heat')).queryByText('Please choose an option for “Heat”')).toBeNull();
    await user.click(getSubmitButton());
    expect(cart.getState().count).toBe(1);
  });

  it('hides the prices of nested options when the business hides prices', async () => {
    await openItem({ modifier_groups: [sideGroup] }, { restaurant: { hide_price: true } });
    await user.click(screen.getByRole('checkbox', { name: /Fries/ }));
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\d\.\d/);
  });
});

describe('a line whose options have changed on the menu', () => {
  it('names and removes the unavailable options of an edited cart line', async () => {
    const sideWithUnavailable = wireGroup('Side', 0, 3, [
      wireOption('Water'),
      wireOption('Gold', 9, { available: false }),
    ]);
    const { cart, router } = await openItem({ modifier_groups: [sideWithUnavailable] });
    cart.getState().add({
      itemId: 'latte',
      priceLabelId: null,
      modifiers: ['Water', 'Gold', 'Vanished'].map((id) => ({ id, quantity: 1 })),
      note: '',
      count: 1,
    });
    const lineKey = cart.getState().cart.lines[0]?.key;
    await router.navigate(ITEM_PATH, { replace: true, state: { lineKey } });
    expect(await screen.findByText(/Unavailable: Gold\. 1 option you chose is no longer/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Water/ }).matches(':checked')).toBe(true);
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines[0]?.modifiers).toEqual([{ id: 'Water', quantity: 1 }]);
  });
});

describe('an option group with 200 options', () => {
  const toppingsGroup = wireGroup(
    'Toppings',
    0,
    5,
    Array.from({ length: 200 }, (_, index) => wireOption(`Topping ${index}`, 0.1)),
  );

  it('folds a long option group, and keeps chosen options visible while the customer searches the group', async () => {
    await openItem({ modifier_groups: [toppingsGroup] });
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await user.click(getButton('Show all 200 options'));
    expect(document.activeElement).toBe(getGroup('Toppings'));
    await user.click(screen.getByRole('checkbox', { name: /Topping 150/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search “Toppings”' }), 'topping 77');
    expect(screen.getAllByRole('checkbox').map((checkbox) => checkbox.getAttribute('value'))).toEqual([
      'Topping 77',
      'Topping 150',
    ]);
    expect(getSubmitButton().textContent).toContain('2.100');
  });
});
