import { describe, expect, it } from 'vitest';
import type { QuoteLine } from '../../api/schemas/order.ts';
import { buildersFor } from '../../domain/build-for-tests.ts';
import { currencyOf } from '../../domain/money/money.ts';
import { orderAgain } from './order-again.ts';

const { item, label, group, modifier } = buildersFor(currencyOf('KWD'));

const line = (item_id: string, part: Partial<QuoteLine> = {}): QuoteLine => ({
  item_id,
  name: { en: item_id },
  quantity: 2,
  price_label: null,
  modifiers: [],
  comment: '',
  unit_price: 1,
  discounted_price: 1,
  modifiers_price: 0,
  total_price: 2,
  ...part,
});

const milk = group('milk', 1, 1, [modifier('oat', 0.2), modifier('soy', 0.2, { available: false })]);
const menu = [
  item('tea', 1),
  item('juice', null, { priceLabels: [label('s', 1, { label: { en: 'Small', ar: 'صغير' } })] }),
  item('latte', 1.5, { modifierGroups: [milk] }),
  item('cake', 2, { soldOut: true }),
  item('tray', 9, { types: { car_pickup: false, delivery: true, dine_in: true, reservation: false } }),
];
const again = (...lines: QuoteLine[]) =>
  orderAgain(lines, (id) => menu.find((entry) => entry.id === id), 'car_pickup');

describe('orderAgain', () => {
  it('takes lines over as they were, with count and note', () => {
    expect(again(line('tea', { comment: 'hot' })).choices).toEqual([
      { itemId: 'tea', priceLabelId: null, modifiers: [], note: 'hot', count: 2 },
    ]);
  });

  it('finds the size by its name in any language', () => {
    expect(again(line('juice', { price_label: { ar: 'صغير' } })).choices).toMatchObject([
      { priceLabelId: 's' },
    ]);
    expect(again(line('juice', { price_label: { en: 'Large' } })).leftOut).toEqual([{ en: 'juice' }]);
  });

  it('leaves out whole lines whose options can no longer be had', () => {
    const oat = { id: 'oat', locales: {}, quantity: 1, price: 0.2 };
    const { choices, leftOut } = again(
      line('latte', { modifiers: [oat] }),
      line('latte', { name: { en: 'soy latte' }, modifiers: [{ ...oat, id: 'soy' }] }),
      line('latte', { name: { en: 'bare latte' } }),
    );
    expect(choices).toHaveLength(1);
    expect(leftOut).toEqual([{ en: 'soy latte' }, { en: 'bare latte' }]);
  });

  it('leaves out what is gone, sold out or not sold this way', () => {
    expect(again(line('soup'), line('cake'), line('tray')).leftOut).toHaveLength(3);
  });
});
