import fc from 'fast-check';
import type { VectorGroup, VectorItem, VectorLine, VectorModifier } from './format.ts';
import { SOLD } from './random-item.ts';

/** Options of every group that is asked, one group after the other. */
const chosen = (groups: readonly VectorGroup[], pick: () => boolean): VectorLine['modifiers'] =>
  groups.flatMap(({ modifiers }) =>
    modifiers.flatMap((option) =>
      pick() ? [{ id: option.id, quantity: 1 }, ...chosen(option.groups, pick)] : [],
    ),
  );

const FLAWS = ['item', 'label', 'modifier', 'comment'] as const;

/** A line of one of `items`; `flaws`: now and then it is of none, or chosen as it must not be. */
const line = (items: readonly VectorItem[], flaws = true): fc.Arbitrary<VectorLine> =>
  fc
    .record({
      of: fc.constantFrom(...items),
      labelAt: fc.nat({ max: 1 }),
      bits: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 12, maxLength: 12 }),
      extra: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) },
        { weight: 2, arbitrary: fc.constantFrom(flaws ? -1 : 0, 20, 37) },
      ),
      flaw: fc.constantFrom(...Array<null>(12).fill(null), ...(flaws ? FLAWS : [])),
    })
    .map(({ of, labelAt, bits, quantities, extra, flaw }) => {
      const chosenLabel = of.price_labels[labelAt];
      const ones = chosenLabel && !chosenLabel.is_qty;
      const least = ones ? 1 : Math.max(chosenLabel?.minimum ?? 1, of.minimum_quantity);
      let bit = 0;
      const modifiers = chosen(of.modifier_groups, () => bits[bit++ % bits.length] === true);
      const at = new Map(optionsOf(of.modifier_groups).map((option) => [option.id, option.max_quantity]));
      return {
        item_id: flaw === 'item' ? 'gone' : of.id,
        price_label_id: flaw === 'label' ? 'gone' : (chosenLabel?.id ?? null),
        modifiers: [...modifiers, ...(flaw === 'modifier' ? [{ id: 'gone' }] : [])].map(({ id }, turn) => ({
          id,
          quantity: Math.min(at.get(id) ?? 1, quantities[turn % quantities.length] ?? 1),
        })),
        comment: of.comment_required && flaw !== 'comment' ? 'As always' : ' ',
        quantity: least + (ones && extra > 0 ? 0 : extra),
      };
    });

const optionsOf = (groups: readonly VectorGroup[]): VectorModifier[] =>
  groups.flatMap(({ modifiers }) => modifiers.flatMap((option) => [option, ...optionsOf(option.groups)]));

/** So many lines that most carts are sold as they are, and some not. */
export const linesOf = (items: readonly VectorItem[], minLength: number): fc.Arbitrary<VectorLine[]> => {
  const sold = items.filter(({ sold_out, served, types }) => !sold_out && served && types.includes(SOLD));
  const some = (of: fc.Arbitrary<VectorLine>) => fc.array(of, { minLength, maxLength: 6 });
  const flawed = some(line(items));
  return sold.length
    ? fc.oneof({ weight: 3, arbitrary: some(line(sold, false)) }, { weight: 2, arbitrary: flawed })
    : flawed;
};
