import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../menu/menu-types.ts';
import { toDecimal } from '../money/arithmetic.ts';
import { createCurrency } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import type { Cart, CartLine } from './cart-types.ts';
import { type BranchMenu, revalidateForBranch } from './revalidate-for-branch.ts';

const { item, label, modifier, group } = buildersFor(createCurrency('KWD'));

const buildBranchMenu = (items: readonly MenuItem[], discounts = noDiscounts): BranchMenu => ({
  findItem: (id) => items.find((item) => item.id === id),
  discounts,
});
const buildLine = (itemId: string, overrides: Partial<CartLine> = {}): CartLine => ({
  key: itemId,
  itemId,
  priceLabelId: null,
  modifiers: [],
  note: '',
  count: 2,
  ...overrides,
});
const buildCart = (...lines: CartLine[]): Cart => ({ branchId: 'salmiya', orderType: 'car_pickup', lines });
const oat = { id: 'oat', quantity: 1 };
const buildMilkGroup = (overrides: Parameters<typeof modifier>[2] = {}) => ({
  modifierGroups: [group('milk', 0, 1, [modifier('oat', '0.25', overrides)])],
});
const revalidateCart = (cart: Cart, oldMenu: BranchMenu | null, newMenu: BranchMenu) =>
  revalidateForBranch(cart, { branchId: 'jabriya', oldMenu, newMenu });
const listChanges = (result: ReturnType<typeof revalidateCart>) =>
  result.changes.map((change) =>
    change.kind === 'dropped'
      ? [change.line.key, change.reason]
      : [change.line.key, toDecimal(change.from), toDecimal(change.to)],
  );

describe('a cart that moves to another branch', () => {
  const oldMenu = buildBranchMenu([
    item('latte', 1.5, buildMilkGroup()),
    item('soup', 2),
    item('cake', null),
  ]);

  it('keeps cart lines unchanged if the new branch also sells their items', () => {
    const cart = buildCart(buildLine('latte', { modifiers: [oat], note: 'hot' }), buildLine('soup'));
    const result = revalidateCart(cart, oldMenu, oldMenu);
    expect(result).toEqual({ cart: { ...cart, branchId: 'jabriya' }, changes: [] });
    expect(result.cart.lines).toBe(cart.lines);
  });

  it('drops cart lines that the new branch does not sell, and reports their names from the old branch', () => {
    const newMenu = buildBranchMenu([
      item('latte', 1.5, buildMilkGroup()),
      item('hidden', 1, { visible: false }),
    ]);
    const oldBranchMenu = buildBranchMenu([
      item('latte', 1.5),
      item('soup', 2, { name: { en: 'Soup of the day' } }),
      item('hidden', 1),
    ]);
    const result = revalidateCart(
      buildCart(buildLine('latte'), buildLine('soup'), buildLine('hidden')),
      oldBranchMenu,
      newMenu,
    );
    expect(result.cart.lines.map(({ key }) => key)).toEqual(['latte']);
    expect(result.changes).toEqual([
      { kind: 'dropped', line: buildLine('soup'), name: { en: 'Soup of the day' }, reason: 'not_here' },
      { kind: 'dropped', line: buildLine('hidden'), name: { en: 'hidden' }, reason: 'not_here' },
    ]);
  });

  // @spec entities/cart-item-2
  it('drops cart lines whose items are limited to other branches, even if the menu contains the items', () => {
    const menu = buildBranchMenu([
      item('latte', 1.5, { branches: ['salmiya', 'jabriya'] }),
      item('soup', 2, { branches: ['salmiya'] }),
      item('tea', 1, { branches: ['hawally'] }),
    ]);
    const result = revalidateCart(
      buildCart(buildLine('latte'), buildLine('soup'), buildLine('tea')),
      menu,
      menu,
    );
    // The old branch did not sell the tea either, so the cart screen already shows that problem.
    expect(result.cart.lines.map(({ key }) => key)).toEqual(['latte', 'tea']);
    expect(listChanges(result)).toEqual([['soup', 'not_here']]);
  });

  it('drops a cart line that is sold out at the new branch', () => {
    expect(
      listChanges(
        revalidateCart(
          buildCart(buildLine('soup')),
          oldMenu,
          buildBranchMenu([item('soup', 2, { soldOut: true })]),
        ),
      ),
    ).toEqual([['soup', 'sold_out']]);
  });

  it.each<[string, Partial<MenuItem>, Partial<CartLine>]>([
    ['an option is missing', {}, { modifiers: [oat] }],
    ['an option is unavailable', buildMilkGroup({ available: false }), { modifiers: [oat] }],
    ['the price label is missing', {}, { priceLabelId: 'large' }],
    ['a price label is required', { priceLabels: [label('small', 1)] }, {}],
  ])('drops a cart line when %s at the new branch', (_, itemOverrides, lineOverrides) => {
    const result = revalidateCart(
      buildCart(buildLine('latte', lineOverrides)),
      null,
      buildBranchMenu([item('latte', 1.5, itemOverrides)]),
    );
    expect(listChanges(result)).toEqual([['latte', 'choice_gone']]);
  });

  it('keeps a cart line at the new branch if the customer can repair its problem in the cart', () => {
    const newMenu = buildBranchMenu([item('latte', 1.5, { minimumQuantity: 3, commentRequired: true })]);
    const result = revalidateCart(buildCart(buildLine('latte')), oldMenu, newMenu);
    expect(result.cart.lines).toHaveLength(1);
    expect(result.changes).toEqual([]);
  });

  it('keeps a cart line that was already sold out at the old branch', () => {
    const soldOutMenu = buildBranchMenu([item('soup', 2, { soldOut: true })]);
    expect(revalidateCart(buildCart(buildLine('soup')), soldOutMenu, soldOutMenu).cart.lines).toHaveLength(1);
  });

  it('reports changed unit prices, including options and discounts, after a change of branch', () => {
    const newMenu = buildBranchMenu([item('latte', 1.75, buildMilkGroup()), item('soup', 2)], {
      ...noDiscounts,
      byItem: { soup: { id: 'd', kind: { type: 'percent', rate: '50' } } },
    });
    const result = revalidateCart(
      buildCart(buildLine('latte', { modifiers: [oat] }), buildLine('soup')),
      oldMenu,
      newMenu,
    );
    expect(listChanges(result)).toEqual([
      ['latte', 1.75, 2],
      ['soup', 2, 1],
    ]);
    expect(result.cart.lines).toHaveLength(2);
  });

  it('reports no price changes after a change of branch if the old branch’s menu is not loaded', () => {
    expect(
      listChanges(
        revalidateCart(
          buildCart(buildLine('soup'), buildLine('tea')),
          null,
          buildBranchMenu([item('soup', 9)]),
        ),
      ),
    ).toEqual([['tea', 'not_here']]);
  });
});

describe('laws', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const anyMenu = fc
    .tuple(
      ...ids.map((id) =>
        fc
          .record({
            price: fc.nat(9),
            visible: fc.boolean(),
            soldOut: fc.boolean(),
            sizes: fc.subarray(['s', 'l']),
            options: fc.subarray(['x', 'y', 'z']),
            available: fc.boolean(),
            min: fc.nat(2),
          })
          .map(({ price, visible, soldOut, sizes, options, available, min }) =>
            item(id, price, {
              visible,
              soldOut,
              priceLabels: sizes.map((size) => label(size, price)),
              modifierGroups: [
                group(
                  'g',
                  min,
                  3,
                  options.map((option) => modifier(option, 1, { available })),
                ),
              ],
            }),
          ),
      ),
    )
    .chain((items) => fc.subarray(items))
    .map((items) => buildBranchMenu(items));
  const anyCart = fc
    .array(
      fc.record({
        itemId: fc.constantFrom(...ids),
        priceLabelId: fc.constantFrom(null, 's', 'l'),
        modifiers: fc
          .subarray(['x', 'y', 'z'])
          .map((chosenIds) => chosenIds.map((id) => ({ id, quantity: 1 }))),
        note: fc.constantFrom('', 'hot'),
        count: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 8 },
    )
    .map((choices) => buildCart(...choices.map((choice, index) => ({ ...choice, key: `k${index}` }))));

  it('may drop cart lines when the branch changes, but never adds, reorders or changes a line', () => {
    fc.assert(
      fc.property(anyCart, fc.option(anyMenu), anyMenu, (oldCart, oldMenu, newMenu) => {
        const { lines } = revalidateCart(oldCart, oldMenu, newMenu).cart;
        expect(lines).toEqual(oldCart.lines.filter((line) => lines.includes(line)));
      }),
    );
  });

  // @spec cart/when-business-loads-lines-not
  it('keeps each cart line or reports it as dropped when the branch changes, and reports no line twice', () => {
    fc.assert(
      fc.property(anyCart, fc.option(anyMenu), anyMenu, (oldCart, oldMenu, newMenu) => {
        const result = revalidateCart(oldCart, oldMenu, newMenu);
        const droppedLines = result.changes.filter(({ kind }) => kind === 'dropped').map(({ line }) => line);
        expect([...result.cart.lines, ...droppedLines].map(({ key }) => key).sort()).toEqual(
          oldCart.lines.map(({ key }) => key).sort(),
        );
        expect(new Set(result.changes.map(({ line }) => line.key)).size).toBe(result.changes.length);
      }),
    );
  });

  it('changes no cart line when the new branch has the same menu', () => {
    fc.assert(
      fc.property(anyCart, anyMenu, (oldCart, newMenu) => {
        const cartWithSoldLines = {
          ...oldCart,
          lines: oldCart.lines.filter(({ itemId }) => newMenu.findItem(itemId)?.visible),
        };
        expect(revalidateCart(cartWithSoldLines, newMenu, newMenu)).toEqual({
          cart: { ...cartWithSoldLines, branchId: 'jabriya' },
          changes: [],
        });
      }),
    );
  });

  it('changes no cart line when the cart is checked again for the same branch', () => {
    fc.assert(
      fc.property(anyCart, fc.option(anyMenu), anyMenu, (oldCart, oldMenu, newMenu) => {
        const revalidatedCart = revalidateCart(oldCart, oldMenu, newMenu).cart;
        expect(revalidateCart(revalidatedCart, newMenu, newMenu)).toEqual({
          cart: revalidatedCart,
          changes: [],
        });
      }),
    );
  });
});
