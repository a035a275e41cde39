import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../menu/menu-types.ts';
import { toDecimal } from '../money/arithmetic.ts';
import { currencyOf } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import type { Cart, CartLine } from './cart-types.ts';
import { type Offer, recheckForBranch } from './recheck.ts';

const { item, label, modifier, group } = buildersFor(currencyOf('KWD'));

const offer = (items: readonly MenuItem[], discounts = noDiscounts): Offer => ({
  itemById: (id) => items.find((one) => one.id === id),
  discounts,
});
const line = (itemId: string, part: Partial<CartLine> = {}): CartLine => ({
  key: itemId,
  itemId,
  priceLabelId: null,
  modifiers: [],
  note: '',
  count: 2,
  ...part,
});
const cartOf = (...lines: CartLine[]): Cart => ({ branchId: 'salmiya', sellingType: 'car_pickup', lines });
const oat = { id: 'oat', quantity: 1 };
const milk = (part: Parameters<typeof modifier>[2] = {}) => ({
  modifierGroups: [group('milk', 0, 1, [modifier('oat', '0.25', part)])],
});
const recheck = (cart: Cart, before: Offer | null, now: Offer) =>
  recheckForBranch(cart, { branchId: 'jabriya', before, now });
const told = (result: ReturnType<typeof recheck>) =>
  result.changes.map((change) =>
    change.kind === 'dropped'
      ? [change.line.key, change.reason]
      : [change.line.key, toDecimal(change.from), toDecimal(change.to)],
  );

describe('a cart that goes to another branch', () => {
  const here = offer([item('latte', 1.5, milk()), item('soup', 2), item('cake', null)]);

  it('keeps what that branch sells too, as it is', () => {
    const cart = cartOf(line('latte', { modifiers: [oat], note: 'hot' }), line('soup'));
    const result = recheck(cart, here, here);
    expect(result).toEqual({ cart: { ...cart, branchId: 'jabriya' }, changes: [] });
    expect(result.cart.lines).toBe(cart.lines);
  });

  it('leaves behind what it does not sell, under the name it had', () => {
    const there = offer([item('latte', 1.5, milk()), item('hidden', 1, { visible: false })]);
    const old = offer([
      item('latte', 1.5),
      item('soup', 2, { name: { en: 'Soup of the day' } }),
      item('hidden', 1),
    ]);
    const result = recheck(cartOf(line('latte'), line('soup'), line('hidden')), old, there);
    expect(result.cart.lines.map(({ key }) => key)).toEqual(['latte']);
    expect(result.changes).toEqual([
      { kind: 'dropped', line: line('soup'), name: { en: 'Soup of the day' }, reason: 'not_here' },
      { kind: 'dropped', line: line('hidden'), name: { en: 'hidden' }, reason: 'not_here' },
    ]);
  });

  // @spec entities/cart-item-2
  it('leaves behind what names other branches as those it is sold in, wherever a menu lists it', () => {
    const menu = offer([
      item('latte', 1.5, { branches: ['salmiya', 'jabriya'] }),
      item('soup', 2, { branches: ['salmiya'] }),
      item('tea', 1, { branches: ['hawally'] }),
    ]);
    const result = recheck(cartOf(line('latte'), line('soup'), line('tea')), menu, menu);
    // The tea could not be had before either: that is for the cart itself to say.
    expect(result.cart.lines.map(({ key }) => key)).toEqual(['latte', 'tea']);
    expect(told(result)).toEqual([['soup', 'not_here']]);
  });

  it('says what is sold out there', () => {
    expect(told(recheck(cartOf(line('soup')), here, offer([item('soup', 2, { soldOut: true })])))).toEqual([
      ['soup', 'sold_out'],
    ]);
  });

  it.each<[string, Partial<MenuItem>, Partial<CartLine>]>([
    ['an option is not there', {}, { modifiers: [oat] }],
    ['an option cannot be had today', milk({ available: false }), { modifiers: [oat] }],
    ['the size is not there', {}, { priceLabelId: 'large' }],
    ['a size has to be chosen there', { priceLabels: [label('small', 1)] }, {}],
  ])('says when %s', (_, there, chosen) => {
    const result = recheck(cartOf(line('latte', chosen)), null, offer([item('latte', 1.5, there)]));
    expect(told(result)).toEqual([['latte', 'choice_gone']]);
  });

  it('keeps what only has to be chosen anew: the cart asks for that itself', () => {
    const there = offer([item('latte', 1.5, { minimumQuantity: 3, commentRequired: true })]);
    const result = recheck(cartOf(line('latte')), here, there);
    expect(result.cart.lines).toHaveLength(1);
    expect(result.changes).toEqual([]);
  });

  it('leaves alone what was sold out before too', () => {
    const soldOut = offer([item('soup', 2, { soldOut: true })]);
    expect(recheck(cartOf(line('soup')), soldOut, soldOut).cart.lines).toHaveLength(1);
  });

  it('says which prices are others, for one with its options and after discounts', () => {
    const there = offer([item('latte', 1.75, milk()), item('soup', 2)], {
      ...noDiscounts,
      byItem: { soup: { id: 'd', kind: { type: 'percent', rate: '50' } } },
    });
    const result = recheck(cartOf(line('latte', { modifiers: [oat] }), line('soup')), here, there);
    expect(told(result)).toEqual([
      ['latte', 1.75, 2],
      ['soup', 2, 1],
    ]);
    expect(result.cart.lines).toHaveLength(2);
  });

  it('tells of no price when nothing is known of the branch before', () => {
    expect(told(recheck(cartOf(line('soup'), line('tea')), null, offer([item('soup', 9)])))).toEqual([
      ['tea', 'not_here'],
    ]);
  });
});

describe('laws', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const menu = fc
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
    .map((items) => offer(items));
  const cart = fc
    .array(
      fc.record({
        itemId: fc.constantFrom(...ids),
        priceLabelId: fc.constantFrom(null, 's', 'l'),
        modifiers: fc.subarray(['x', 'y', 'z']).map((chosen) => chosen.map((id) => ({ id, quantity: 1 }))),
        note: fc.constantFrom('', 'hot'),
        count: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 8 },
    )
    .map((choices) => cartOf(...choices.map((choice, index) => ({ ...choice, key: `k${index}` }))));

  it('nothing is invented, reordered or counted anew', () => {
    fc.assert(
      fc.property(cart, fc.option(menu), menu, (old, before, now) => {
        const { lines } = recheck(old, before, now).cart;
        expect(lines).toEqual(old.lines.filter((one) => lines.includes(one)));
      }),
    );
  });

  // @spec cart/when-business-loads-lines-not
  it('every line is either kept or told of as dropped, exactly once, and no line is told of twice', () => {
    fc.assert(
      fc.property(cart, fc.option(menu), menu, (old, before, now) => {
        const result = recheck(old, before, now);
        const dropped = result.changes.filter(({ kind }) => kind === 'dropped').map(({ line }) => line);
        expect([...result.cart.lines, ...dropped].map(({ key }) => key).sort()).toEqual(
          old.lines.map(({ key }) => key).sort(),
        );
        expect(new Set(result.changes.map(({ line }) => line.key)).size).toBe(result.changes.length);
      }),
    );
  });

  it('a branch with the same menu changes nothing it sells', () => {
    fc.assert(
      fc.property(cart, menu, (old, now) => {
        const known = { ...old, lines: old.lines.filter(({ itemId }) => now.itemById(itemId)?.visible) };
        expect(recheck(known, now, now)).toEqual({ cart: { ...known, branchId: 'jabriya' }, changes: [] });
      }),
    );
  });

  it('a second look changes nothing more', () => {
    fc.assert(
      fc.property(cart, fc.option(menu), menu, (old, before, now) => {
        const once = recheck(old, before, now).cart;
        expect(recheck(once, now, now)).toEqual({ cart: once, changes: [] });
      }),
    );
  });
});
