import fc from 'fast-check';
import type { VectorGroup, VectorItem, VectorLine, VectorModifier } from './format.ts';
import { ORDER_TYPE } from './random-item.ts';

/** Chooses options of every active group, one group after the other: exactly one where one is required. */
const chooseOptions = (groups: readonly VectorGroup[], pick: () => boolean): VectorModifier[] =>
  groups.flatMap(({ min, max, modifiers }) => {
    const chosen =
      min === 1 && max === 1
        ? [modifiers.find(() => pick()) ?? modifiers[0]].filter((option) => option !== undefined)
        : modifiers.filter(() => pick());
    return chosen.flatMap((option) => [option, ...chooseOptions(option.groups, pick)]);
  });

/** The chosen options of an item, in any order. One option may be listed twice. */
const choiceArbitrary = ({ modifier_groups }: VectorItem): fc.Arbitrary<VectorLine['modifiers']> =>
  fc
    .record({
      bits: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 12, maxLength: 12 }),
      isDoubled: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
      isReversed: fc.boolean(),
    })
    .map(({ bits, quantities, isDoubled, isReversed }) => {
      let bit = 0;
      const options = chooseOptions(modifier_groups, () => bits[bit++ % bits.length] === true);
      const chosenOptions = [...options, ...(isDoubled ? options.slice(0, 1) : [])];
      return (isReversed ? chosenOptions.toReversed() : chosenOptions).map(({ id, max_quantity }, index) => ({
        id,
        quantity: Math.min(max_quantity, quantities[index % quantities.length] ?? 1),
      }));
    });

const FLAWS = ['item', 'label', 'modifier', 'comment'] as const;
type Flaw = (typeof FLAWS)[number] | null;

const addFlaw = (validLine: VectorLine, flaw: Flaw): VectorLine => ({
  ...validLine,
  ...(flaw === 'item' && { item_id: 'gone' }),
  ...(flaw === 'label' && { price_label_id: 'gone' }),
  ...(flaw === 'modifier' && { modifiers: [...validLine.modifiers, { id: 'gone', quantity: 1 }] }),
  ...(flaw === 'comment' && { comment: ' ' }),
});

const lineOfItem = (item: VectorItem, mayHaveFlaws: boolean): fc.Arbitrary<VectorLine> =>
  fc
    .record({
      label: fc.constantFrom(...(item.price_labels.length ? item.price_labels : [null])),
      modifiers: choiceArbitrary(item),
      extraQuantity: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) },
        { weight: 2, arbitrary: fc.constantFrom(mayHaveFlaws ? -1 : 0, 20, 37) },
      ),
      flaw: fc.constantFrom<Flaw>(...Array<null>(12).fill(null), ...(mayHaveFlaws ? FLAWS : [])),
    })
    .map(({ label, modifiers, extraQuantity, flaw }) => {
      const isSoldSingly = label !== null && !label.is_qty;
      const minimum = isSoldSingly ? 1 : Math.max(label?.minimum ?? 1, item.minimum_quantity);
      const quantity = minimum + (isSoldSingly ? Math.min(0, extraQuantity) : extraQuantity);
      const comment = item.comment_required ? 'As always' : '';
      return addFlaw(
        { item_id: item.id, price_label_id: label?.id ?? null, modifiers, comment, quantity },
        flaw,
      );
    });

/** A line with one of `items`. With `mayHaveFlaws` it sometimes names an unknown item or has an invalid choice. */
const lineArbitrary = (items: readonly VectorItem[], mayHaveFlaws = true): fc.Arbitrary<VectorLine> =>
  fc.constantFrom(...items).chain((item) => lineOfItem(item, mayHaveFlaws));

/** At least `minLength` lines. Most carts can be sold as they are, but some cannot. */
export const linesArbitrary = (
  items: readonly VectorItem[],
  minLength: number,
): fc.Arbitrary<VectorLine[]> => {
  const sellableItems = items.filter(
    ({ sold_out, served, types }) => !sold_out && served && types.includes(ORDER_TYPE),
  );
  const createLinesArbitrary = (item: fc.Arbitrary<VectorLine>) =>
    fc.array(item, { minLength, maxLength: 6 });
  const anyLines = createLinesArbitrary(lineArbitrary(items));
  if (!sellableItems.length) return anyLines;
  return fc.oneof(
    { weight: 3, arbitrary: createLinesArbitrary(lineArbitrary(sellableItems, false)) },
    { weight: 2, arbitrary: anyLines },
  );
};
