import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote, QuoteLine } from '../../api/schemas/order.ts';
import { quoteChanges } from './quote-changes.ts';

const line = (item_id: string, total_price: number, part: Partial<QuoteLine> = {}): QuoteLine => ({
  item_id,
  name: { en: item_id },
  quantity: 1,
  price_label: null,
  modifiers: [],
  comment: '',
  unit_price: total_price,
  discounted_price: total_price,
  modifiers_price: 0,
  total_price,
  ...part,
});

const quoteOf = (...lines: QuoteLine[]): Quote => ({
  currency: 'KWD',
  currency_digits: 3,
  lines,
  subtotal: 0,
  net_subtotal: 0,
  discount: 0,
  coupon: 0,
  inclusive_taxes: [],
  exclusive_taxes: [],
  delivery_fee: 0,
  rounding: 0,
  total: 0,
  wallet: 0,
  due: 0,
});

const oat = { id: 'oat', locales: {}, quantity: 1, price: 0.2 };
const shot = { id: 'shot', locales: {}, quantity: 1, price: 0.3 };

describe('quoteChanges', () => {
  it('says nothing of lines that cost what they did', () => {
    expect(quoteChanges(quoteOf(line('tea', 1)), quoteOf(line('tea', 1)))).toEqual([]);
  });

  it('gives the price before and after', () => {
    const [change] = quoteChanges(
      quoteOf(line('tea', 1), line('cake', 2)),
      quoteOf(line('tea', 1.5), line('cake', 2)),
    );
    expect(change).toMatchObject({ line: { item_id: 'tea' }, before: 1, after: 1.5 });
  });

  it('tells gone lines from new ones', () => {
    const changes = quoteChanges(quoteOf(line('tea', 1)), quoteOf(line('cake', 2)));
    expect(changes.map(({ line: { item_id }, before, after }) => [item_id, before, after])).toEqual([
      ['tea', 1, null],
      ['cake', null, 2],
    ]);
  });

  it('keeps apart lines of one item that were chosen differently, whatever the order of their options', () => {
    const before = quoteOf(line('latte', 2, { modifiers: [oat, shot] }), line('latte', 1.5));
    const after = quoteOf(line('latte', 1.5), line('latte', 2.5, { modifiers: [shot, oat] }));
    expect(quoteChanges(before, after)).toHaveLength(1);
    expect(quoteChanges(before, after)[0]).toMatchObject({ before: 2, after: 2.5 });
  });

  it('finds nothing between a quote and itself with its lines in another order', () => {
    const lines = fc.uniqueArray(fc.record({ id: fc.string(), price: fc.nat() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(lines, (list) => {
        const made = list.map(({ id, price }) => line(id, price));
        expect(quoteChanges(quoteOf(...made), quoteOf(...made.toReversed()))).toEqual([]);
      }),
    );
  });
});
