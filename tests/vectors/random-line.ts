import fc from 'fast-check';
import type { VectorGroup, VectorItem, VectorLine, VectorModifier } from './format.ts';
import { SOLD } from './random-item.ts';

/** Options of every group that is asked, one group after the other. */
const chosen = (groups: readonly VectorGroup[], pick: () => boolean): VectorModifier[] =>
  groups.flatMap(({ modifiers }) =>
    modifiers.flatMap((option) => (pick() ? [option, ...chosen(option.groups, pick)] : [])),
  );

/** What is chosen of an item, in any order; one option may be named twice. */
const choiceOf = ({ modifier_groups }: VectorItem): fc.Arbitrary<VectorLine['modifiers']> =>
  fc
    .record({
      bits: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 12, maxLength: 12 }),
      twice: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
      turned: fc.boolean(),
    })
    .map(({ bits, quantities, twice, turned }) => {
      let bit = 0;
      const options = chosen(modifier_groups, () => bits[bit++ % bits.length] === true);
      const named = [...options, ...(twice ? options.slice(0, 1) : [])];
      return (turned ? named.toReversed() : named).map(({ id, max_quantity }, turn) => ({
        id,
        quantity: Math.min(max_quantity, quantities[turn % quantities.length] ?? 1),
      }));
    });

const FLAWS = ['item', 'label', 'modifier', 'comment'] as const;
type Flaw = (typeof FLAWS)[number] | null;

const flawed = (good: VectorLine, flaw: Flaw): VectorLine => ({
  ...good,
  ...(flaw === 'item' && { item_id: 'gone' }),
  ...(flaw === 'label' && { price_label_id: 'gone' }),
  ...(flaw === 'modifier' && { modifiers: [...good.modifiers, { id: 'gone', quantity: 1 }] }),
  ...(flaw === 'comment' && { comment: ' ' }),
});

const lineOfItem = (of: VectorItem, flaws: boolean): fc.Arbitrary<VectorLine> =>
  fc
    .record({
      label: fc.constantFrom(...(of.price_labels.length ? of.price_labels : [null])),
      modifiers: choiceOf(of),
      extra: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) },
        { weight: 2, arbitrary: fc.constantFrom(flaws ? -1 : 0, 20, 37) },
      ),
      flaw: fc.constantFrom<Flaw>(...Array<null>(12).fill(null), ...(flaws ? FLAWS : [])),
    })
    .map(({ label, modifiers, extra, flaw }) => {
      const ones = label !== null && !label.is_qty;
      const least = ones ? 1 : Math.max(label?.minimum ?? 1, of.minimum_quantity);
      const quantity = least + (ones ? Math.min(0, extra) : extra);
      const comment = of.comment_required ? 'As always' : '';
      return flawed(
        { item_id: of.id, price_label_id: label?.id ?? null, modifiers, comment, quantity },
        flaw,
      );
    });

/** A line of one of `items`; `flaws`: now and then it is of none, or chosen as it must not be. */
const line = (items: readonly VectorItem[], flaws = true): fc.Arbitrary<VectorLine> =>
  fc.constantFrom(...items).chain((of) => lineOfItem(of, flaws));

/** Lines from `minLength` on: most carts are sold as they are, and some not. */
export const linesOf = (items: readonly VectorItem[], minLength: number): fc.Arbitrary<VectorLine[]> => {
  const sold = items.filter(({ sold_out, served, types }) => !sold_out && served && types.includes(SOLD));
  const some = (of: fc.Arbitrary<VectorLine>) => fc.array(of, { minLength, maxLength: 6 });
  const any = some(line(items));
  if (!sold.length) return any;
  return fc.oneof({ weight: 3, arbitrary: some(line(sold, false)) }, { weight: 2, arbitrary: any });
};
