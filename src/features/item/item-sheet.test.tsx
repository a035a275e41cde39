// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shiftsBody } from '../../api/testing/wire-examples.ts';
import {
  getButton,
  getSubmitButton,
  ITEM_PATH,
  openItem,
  wireOption,
} from './testing/render-item-screen.tsx';

const MENU_OPENED_TEXT = 'Went to /demo/car_pickup';
const user = userEvent.setup();

const openLatte = (
  item?: Parameters<typeof openItem>[0],
  restaurant: NonNullable<Parameters<typeof openItem>[1]>['restaurant'] = {},
  shifts = shiftsBody(),
) => openItem(item, { restaurant, shifts });

const breadGroup = {
  id: 'bread',
  name: { en: 'Bread' },
  min: 1,
  max: 1,
  modifiers: [wireOption('Rye'), wireOption('Bun', 0.15)],
};
const extrasGroup = {
  id: 'extras',
  name: { en: 'Extras' },
  min: 0,
  max: 2,
  modifiers: [
    wireOption('Cream', 0.4),
    wireOption('Nuts', 0.5),
    wireOption('Honey', 0.25),
    wireOption('Gold', 9, { available: false }),
  ],
};
const sugarGroup = {
  id: 'sugar',
  name: { en: 'Sugar' },
  min: 0,
  max: 3,
  modifiers: [wireOption('Lump', 0.1, { max_quantity: 3 })],
};

/** Value of an entry in the fact list. */
const getFact = (name: string) =>
  screen.queryAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling
    ?.textContent ?? null;

describe('the item sheet', () => {
  // @spec paths/type-category-id-item-id
  it('shows an item in a dialog with its name, description and facts', async () => {
    await openLatte({
      calories: 120,
      allergens: ['milk', 'moon dust'],
      tags: ['vegan'],
      description: { en: 'Mild.' },
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Latte' }));
    expect(dialog.getByText('Mild.')).toBeTruthy();
    expect(dialog.getByText('120 kcal')).toBeTruthy();
    expect(getFact('Allergens')).toBe('Milk and Moon dust');
    expect(dialog.getByText('Vegan')).toBeTruthy();
  });

  // @spec validation/price-label-s-minimum-has
  it('states the maximum quantity of a price label, and adds nothing beyond the maximum', async () => {
    const cupLabel = { id: 'cup', label: { en: 'Cup' }, price: 2, minimum: 1, maximum: 3, isQty: true };
    const { cart } = await openLatte({ price_labels: [cupLabel] });
    await user.click(getButton('One more'));
    expect(screen.queryByText(/maximum quantity/)).toBeNull();
    await user.click(getButton('One more'));
    expect(screen.getByText('The maximum quantity of Latte is 3.').getAttribute('role')).toBe('status');
    const line = { itemId: 'latte', priceLabelId: 'cup', modifiers: [], note: '' };
    act(() => cart.getState().add({ ...line, count: 3 }));
    expect(screen.getByText('3 in cart · The maximum quantity of Latte is 3.')).toBeTruthy();
    await user.click(getSubmitButton());
    expect(cart.getState().count).toBe(3);
    expect(screen.queryByText(MENU_OPENED_TEXT)).toBeNull();
  });

  it('updates the price on the item sheet’s button with every choice', async () => {
    await openLatte({ modifier_groups: [breadGroup, extrasGroup, sugarGroup] });
    expect(getSubmitButton().textContent).toContain('2.000');
    await user.click(screen.getByRole('radio', { name: /Bun/ }));
    await user.click(screen.getByRole('checkbox', { name: /Cream/ }));
    await user.click(getButton('Add one more Lump'));
    await user.click(getButton('Add one more Lump'));
    await user.click(getButton('One more'));
    expect(getSubmitButton().textContent).toContain('5.500');
  });

  it('adds the choice and the note from the item sheet to the cart and returns to the menu', async () => {
    const { cart } = await openLatte({ modifier_groups: [breadGroup, sugarGroup] });
    await user.click(screen.getByRole('radio', { name: /Rye/ }));
    await user.click(getButton('Add one more Lump'));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'No  foam, please');
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines).toMatchObject([
      {
        itemId: 'latte',
        modifiers: [
          { id: 'Rye', quantity: 1 },
          { id: 'Lump', quantity: 1 },
        ],
        note: 'No  foam, please',
        count: 1,
      },
    ]);
    expect(await screen.findByText(MENU_OPENED_TEXT)).toBeTruthy();
  });

  // @spec cart/adding-what-matches-on-id
  it('adding an item raises the count of the line with the same note, or adds a line', async () => {
    const { cart, router } = await openLatte();
    const addWithNote = async (note: string) => {
      await router.navigate(ITEM_PATH);
      const noteField = await screen.findByRole('textbox', { name: /Note/ });
      await user.clear(noteField);
      if (note) await user.type(noteField, note);
      await user.click(getSubmitButton());
    };
    for (const note of ['Warm', 'Warm', 'Cold']) await addWithNote(note);
    expect(cart.getState().cart.lines.map(({ note, count }) => [note, count])).toEqual([
      ['Warm', 2],
      ['Cold', 1],
    ]);
  });

  it('focuses and announces an option group without the required choice when the customer adds the item', async () => {
    const { cart } = await openLatte({ modifier_groups: [extrasGroup, breadGroup] });
    await user.click(getSubmitButton());
    expect(cart.getState().count).toBe(0);
    const group = screen.getByRole('radiogroup', { name: 'Bread' });
    expect(document.activeElement).toBe(group);
    expect(within(group).getByText('Please choose an option for “Bread”')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Please choose an option for “Bread”');
    await user.click(screen.getByRole('radio', { name: /Rye/ }));
    expect(within(group).queryByText('Please choose an option for “Bread”')).toBeNull();
  });

  it('shows the rule of each option group and enforces the rule', async () => {
    await openLatte({ modifier_groups: [breadGroup, extrasGroup] });
    expect(screen.getByRole('radiogroup', { name: 'Bread' }).textContent).toContain('Choose 1');
    const group = within(screen.getByRole('group', { name: 'Extras' }));
    expect(group.getByText('Choose up to 2')).toBeTruthy();
    await user.click(group.getByRole('checkbox', { name: /Cream/ }));
    await user.click(group.getByRole('checkbox', { name: /Nuts/ }));
    expect(group.getByRole('checkbox', { name: /Honey/ }).matches(':disabled')).toBe(true);
    await user.click(group.getByRole('checkbox', { name: /Cream/ }));
    expect(group.getByRole('checkbox', { name: /Honey/ }).matches(':disabled')).toBe(false);
  });

  it('disables an unavailable option on the item sheet and labels the option “Unavailable”', async () => {
    await openLatte({ modifier_groups: [extrasGroup] });
    const goldOption = screen.getByRole('checkbox', { name: /Gold/ });
    expect(goldOption.matches(':disabled')).toBe(true);
    expect(goldOption.closest('label')?.textContent).toContain('Unavailable');
  });

  it('raises the quantity to the minimum of the chosen price label', async () => {
    const { cart } = await openLatte({
      price: null,
      price_labels: [
        { id: 's', label: { en: 'Small' }, price: 1 },
        { id: 'c', label: { en: 'Crate' }, price: 9, minimum: 2 },
      ],
    });
    expect(screen.getByRole('radio', { name: /Small/ }).matches(':checked')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Crate/ }));
    expect(screen.getByText('Minimum 2 per order')).toBeTruthy();
    expect(getSubmitButton().textContent).toContain('18.000');
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines).toMatchObject([{ priceLabelId: 'c', count: 2 }]);
  });

  it('shows and requires the note of an item that needs one, even if the business hides notes', async () => {
    const { cart } = await openLatte({ comment_required: true }, { hide_note_on_item: true });
    const note = screen.getByRole('textbox', { name: /Note/ });
    await user.click(getSubmitButton());
    expect(document.activeElement).toBe(note);
    expect(note.getAttribute('aria-invalid')).toBe('true');
    await user.type(note, 'For Sara');
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines[0]?.note).toBe('For Sara');
  });

  // @spec entities/standard-menu-hide-price-hide
  it('hides the note field of the item sheet when the business hides notes', async () => {
    await openLatte({}, { hide_note_on_item: true });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  // @spec entities/standard-menu-hide-price-hide
  it('hides all prices on the item sheet when the business hides prices', async () => {
    await openLatte({ modifier_groups: [breadGroup] }, { hide_price: true });
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\d\.\d/);
  });

  it('returns to the menu when the item sheet closes', async () => {
    await openLatte();
    await user.click(getButton('Close'));
    expect(await screen.findByText(MENU_OPENED_TEXT)).toBeTruthy();
  });

  it('returns to the category when the item sheet closes on a tiled menu', async () => {
    await openLatte({}, { is_standard_menu: false });
    await user.click(getButton('Close'));
    expect(await screen.findByText(`${MENU_OPENED_TEXT}/coffee`)).toBeTruthy();
  });
});

describe('an item that cannot be ordered', () => {
  const getDialogWithoutAddButton = () => {
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
    return within(screen.getByRole('dialog'));
  };

  it('disables the item sheet’s button for a sold-out item', async () => {
    await openLatte({ sold_out: true });
    expect(getDialogWithoutAddButton().getByRole('button', { name: 'Sold out' }).matches(':disabled')).toBe(
      true,
    );
  });

  it('asks for no note to the kitchen while an item is sold out', async () => {
    await openLatte({ sold_out: true });
    expect(within(screen.getByRole('dialog')).queryByRole('textbox', { name: /Note/ })).toBeNull();
  });

  it('disables the item sheet’s button for an item that is not sold for the order type', async () => {
    await openLatte({ types: { delivery: true, car_pickup: false, dine_in: true, reservation: false } });
    expect(getDialogWithoutAddButton().getByRole('button', { name: 'Not available right now' })).toBeTruthy();
  });

  it('says “at the chosen time”, not “now”, when a dish is not available for a scheduled order', async () => {
    const { cart } = await openLatte(
      { types: { delivery: true, car_pickup: false, dine_in: true, reservation: false } },
      { checkoutCarPickup: { enabled: true, scheduled_orders: { on: true } } },
    );
    const from = Date.now() + 24 * 3_600_000;
    await act(async () =>
      cart.getState().setSchedule({ from, to: from + 1, date: new Date(from).toISOString().slice(0, 10) }),
    );
    expect(
      getDialogWithoutAddButton().getByRole('button', { name: 'Not available at the chosen time' }),
    ).toBeTruthy();
    expect(screen.queryByText(/right now|today/)).toBeNull();
  });

  it('disables the item sheet’s button and shows the opening time while the shop is closed', async () => {
    const opens_at = new Date(Date.now() + 3_600_000).toISOString();
    await openLatte(
      {},
      {},
      shiftsBody({ car_pickup: { status: 'closed', shifts: [], slots: [], opens_at } }),
    );
    expect(await screen.findByRole('button', { name: /Closed · opens/ })).toBeTruthy();
    expect(getDialogWithoutAddButton().getByText(/order when we open/)).toBeTruthy();
  });
});

describe('an edited cart line', () => {
  it('saves the new choice of an edited cart line to the same line', async () => {
    const { cart, router } = await openLatte({ modifier_groups: [breadGroup] });
    cart.getState().add({
      itemId: 'latte',
      priceLabelId: null,
      modifiers: [{ id: 'Bun', quantity: 1 }],
      note: 'hot',
      count: 2,
    });
    const lineKey = cart.getState().cart.lines[0]?.key;
    await router.navigate(ITEM_PATH, { replace: true, state: { lineKey } });
    expect(await screen.findByDisplayValue('hot')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Bun/ }).matches(':checked')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Rye/ }));
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines).toMatchObject([
      { key: lineKey, modifiers: [{ id: 'Rye', quantity: 1 }], note: 'hot', count: 2 },
    ]);
  });
});
