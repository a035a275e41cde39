// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shiftsBody } from '../../api/testing/wire-examples.ts';
import { button, openItem, option, PATH, submit } from './testing/render-item-screen.tsx';

const MENU = 'Went to /demo/car_pickup';
const user = userEvent.setup();

const open = (
  item?: Parameters<typeof openItem>[0],
  restaurant: NonNullable<Parameters<typeof openItem>[1]>['restaurant'] = {},
  shifts = shiftsBody(),
) => openItem(item, { restaurant, shifts });

const bread = {
  id: 'bread',
  name: { en: 'Bread' },
  min: 1,
  max: 1,
  modifiers: [option('Rye'), option('Bun', 0.15)],
};
const extras = {
  id: 'extras',
  name: { en: 'Extras' },
  min: 0,
  max: 2,
  modifiers: [
    option('Cream', 0.4),
    option('Nuts', 0.5),
    option('Honey', 0.25),
    option('Gold', 9, { available: false }),
  ],
};
const sugar = {
  id: 'sugar',
  name: { en: 'Sugar' },
  min: 0,
  max: 3,
  modifiers: [option('Lump', 0.1, { max_quantity: 3 })],
};

/** What the list of facts says under a name. */
const factOf = (name: string) =>
  screen.queryAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling
    ?.textContent ?? null;

describe('an item', () => {
  // @spec paths/type-category-id-item-id
  it('is a dialog named by the item, that says what is in it', async () => {
    await open({
      calories: 120,
      allergens: ['milk', 'moon dust'],
      tags: ['vegan'],
      description: { en: 'Mild.' },
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Latte' }));
    expect(dialog.getByText('Mild.')).toBeTruthy();
    expect(dialog.getByText('120 kcal')).toBeTruthy();
    expect(factOf('Allergens')).toBe('Milk and Moon dust');
    expect(dialog.getByText('Vegan')).toBeTruthy();
  });

  it('carries the live price on its one button', async () => {
    await open({ modifier_groups: [bread, extras, sugar] });
    expect(submit().textContent).toContain('2.000');
    await user.click(screen.getByRole('radio', { name: /Bun/ }));
    await user.click(screen.getByRole('checkbox', { name: /Cream/ }));
    await user.click(button('Add one more Lump'));
    await user.click(button('Add one more Lump'));
    await user.click(button('One more'));
    expect(submit().textContent).toContain('5.500');
  });

  it('puts exactly what was chosen into the cart, the note as it was typed, and goes back to the menu', async () => {
    const { cart } = await open({ modifier_groups: [bread, sugar] });
    await user.click(screen.getByRole('radio', { name: /Rye/ }));
    await user.click(button('Add one more Lump'));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'No  foam, please');
    await user.click(submit());
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
    expect(await screen.findByText(MENU)).toBeTruthy();
  });

  it('leads to a missing choice, says so, and puts nothing into the cart', async () => {
    const { cart } = await open({ modifier_groups: [extras, bread] });
    await user.click(submit());
    expect(cart.getState().count).toBe(0);
    const group = screen.getByRole('radiogroup', { name: 'Bread' });
    expect(document.activeElement).toBe(group);
    expect(within(group).getByText('Please choose an option for “Bread”')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Please choose an option for “Bread”');
    await user.click(screen.getByRole('radio', { name: /Rye/ }));
    expect(within(group).queryByText('Please choose an option for “Bread”')).toBeNull();
  });

  it('spells the rules out and holds to them', async () => {
    await open({ modifier_groups: [bread, extras] });
    expect(screen.getByRole('radiogroup', { name: 'Bread' }).textContent).toContain('Choose 1');
    const group = within(screen.getByRole('group', { name: 'Extras' }));
    expect(group.getByText('Choose up to 2')).toBeTruthy();
    await user.click(group.getByRole('checkbox', { name: /Cream/ }));
    await user.click(group.getByRole('checkbox', { name: /Nuts/ }));
    expect(group.getByRole('checkbox', { name: /Honey/ }).matches(':disabled')).toBe(true);
    await user.click(group.getByRole('checkbox', { name: /Cream/ }));
    expect(group.getByRole('checkbox', { name: /Honey/ }).matches(':disabled')).toBe(false);
  });

  it('says which option cannot be had', async () => {
    await open({ modifier_groups: [extras] });
    const gold = screen.getByRole('checkbox', { name: /Gold/ });
    expect(gold.matches(':disabled')).toBe(true);
    expect(gold.closest('label')?.textContent).toContain('Unavailable');
  });

  it('lets the customer choose the size, and minds the counts it allows', async () => {
    const { cart } = await open({
      price: null,
      price_labels: [
        { id: 's', label: { en: 'Small' }, price: 1 },
        { id: 'c', label: { en: 'Crate' }, price: 9, minimum: 2 },
      ],
    });
    expect(screen.getByRole('radio', { name: /Small/ }).matches(':checked')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Crate/ }));
    expect(screen.getByText('Minimum 2 per order')).toBeTruthy();
    expect(submit().textContent).toContain('18.000');
    await user.click(submit());
    expect(cart.getState().cart.lines).toMatchObject([{ priceLabelId: 'c', count: 2 }]);
  });

  it('asks for the note where the business must have one', async () => {
    const { cart } = await open({ comment_required: true }, { hide_note_on_item: true });
    const note = screen.getByRole('textbox', { name: /Note/ });
    await user.click(submit());
    expect(document.activeElement).toBe(note);
    expect(note.getAttribute('aria-invalid')).toBe('true');
    await user.type(note, 'For Sara');
    await user.click(submit());
    expect(cart.getState().cart.lines[0]?.note).toBe('For Sara');
  });

  // @spec entities/standard-menu-hide-price-hide
  it('asks for none where the business wants none', async () => {
    await open({}, { hide_note_on_item: true });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  // @spec entities/standard-menu-hide-price-hide
  it('shows no price where the business hides them', async () => {
    await open({ modifier_groups: [bread] }, { hide_price: true });
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\d\.\d/);
  });

  it('closes to the menu', async () => {
    await open();
    await user.click(button('Close'));
    expect(await screen.findByText(MENU)).toBeTruthy();
  });

  it('closes to its listing where the menu is tiles', async () => {
    await open({}, { is_standard_menu: false });
    await user.click(button('Close'));
    expect(await screen.findByText(`${MENU}/coffee`)).toBeTruthy();
  });
});

describe('an item that cannot be ordered now', () => {
  const whyNot = () => {
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
    return within(screen.getByRole('dialog'));
  };

  it('is sold out', async () => {
    await open({ sold_out: true });
    expect(whyNot().getByRole('button', { name: 'Sold out' }).matches(':disabled')).toBe(true);
  });

  it('is not served this way', async () => {
    await open({ types: { delivery: true, car_pickup: false, dine_in: true, reservation: false } });
    expect(whyNot().getByRole('button', { name: 'Not available right now' })).toBeTruthy();
  });

  it('waits for the shop to open', async () => {
    const opens_at = new Date(Date.now() + 3_600_000).toISOString();
    await open({}, {}, shiftsBody({ car_pickup: { status: 'closed', shifts: [], slots: [], opens_at } }));
    expect(await screen.findByRole('button', { name: /Closed · opens/ })).toBeTruthy();
    expect(whyNot().getByText(/order when we open/)).toBeTruthy();
  });
});

describe('a line of the cart', () => {
  it('is changed in place', async () => {
    const { cart, router } = await open({ modifier_groups: [bread] });
    cart.getState().add({
      itemId: 'latte',
      priceLabelId: null,
      modifiers: [{ id: 'Bun', quantity: 1 }],
      note: 'hot',
      count: 2,
    });
    const lineKey = cart.getState().cart.lines[0]?.key;
    await router.navigate(PATH, { replace: true, state: { lineKey } });
    expect(await screen.findByDisplayValue('hot')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Bun/ }).matches(':checked')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Rye/ }));
    await user.click(submit());
    expect(cart.getState().cart.lines).toMatchObject([
      { key: lineKey, modifiers: [{ id: 'Rye', quantity: 1 }], note: 'hot', count: 2 },
    ]);
  });
});
