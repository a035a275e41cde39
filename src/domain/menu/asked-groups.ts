import type { ChosenModifier } from '../cart/cart-types.ts';
import type { MenuItem, Modifier, ModifierGroup } from './menu-types.ts';

/** A group the customer is asked, as things are chosen. */
export interface AskedGroup {
  /** With those of its options that no group before it offers. */
  readonly group: ModifierGroup;
  /** Where it stands in the item, whatever else is chosen. */
  readonly place: string;
  readonly taken: readonly TakenOption[];
}

/** An option that is chosen, and what is asked because of it. */
export interface TakenOption {
  readonly modifier: Modifier;
  readonly quantity: number;
  readonly below: readonly AskedGroup[];
}

type Take = (group: ModifierGroup, place: string) => readonly Omit<TakenOption, 'below'>[];

/** Groups deeper than this are not asked: nobody nests so far, and a menu that does must not hang. */
const DEEPEST = 8;

/**
 * The groups asked when `take` says what is chosen of each. An id means one option of an item: where several groups
 * offer it, the first has it, and a group left without options asks nothing. So one that hangs below two chosen
 * options is asked once, and groups that lead back to themselves come to an end.
 */
function ask(groups: readonly ModifierGroup[], take: Take): AskedGroup[] {
  const offered = new Set<string>();
  const walk = (level: readonly ModifierGroup[], above: string, depth: number): AskedGroup[] => {
    if (depth > DEEPEST) return [];
    const own: Pick<AskedGroup, 'group' | 'place'>[] = [];
    level.forEach((group, at) => {
      const modifiers = group.modifiers.filter(({ id }) => !offered.has(id) && offered.add(id));
      const isWhole = modifiers.length === group.modifiers.length;
      if (modifiers.length)
        own.push({ group: isWhole ? group : { ...group, modifiers }, place: `${above}${at}` });
    });
    return own.map(({ group, place }) => ({
      group,
      place,
      taken: take(group, place).map(({ modifier, quantity }) => ({
        modifier,
        quantity,
        below:
          modifier.groups.length && modifier.available && quantity >= 1
            ? walk(modifier.groups, `${place}/${modifier.id}/`, depth + 1)
            : [],
      })),
    }));
  };
  return walk(groups, '', 1);
}

const taking = (chosen: readonly ChosenModifier[]): Take => {
  const wanted = new Map<string, number>();
  for (const { id, quantity } of chosen) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  return ({ modifiers }) => {
    const taken = [];
    for (const modifier of modifiers) {
      const quantity = wanted.get(modifier.id);
      if (quantity !== undefined) taken.push({ modifier, quantity });
    }
    return taken;
  };
};

const defaultsOf: Take = ({ modifiers, max }) =>
  modifiers
    .filter(({ isDefault, available }) => isDefault && available)
    .slice(0, max)
    .map((modifier) => ({ modifier, quantity: 1 }));

const chosenIn = (asked: readonly AskedGroup[]): ChosenModifier[] =>
  takenIn(asked).map(({ modifier: { id }, quantity }) => ({ id, quantity }));

/** What an item asks of a customer who has chosen this: its own groups, and those of the options chosen. */
export const askedGroups = (
  { modifierGroups }: Pick<MenuItem, 'modifierGroups'>,
  chosen: readonly ChosenModifier[],
): AskedGroup[] => ask(modifierGroups, taking(chosen));

/** Every group asked, in the order they are read. */
export function groupsIn(asked: readonly AskedGroup[], found: AskedGroup[] = []): AskedGroup[] {
  for (const one of asked) {
    found.push(one);
    for (const { below } of one.taken) groupsIn(below, found);
  }
  return found;
}

/** Every option taken, each followed by what was taken below it. */
export function takenIn(asked: readonly AskedGroup[], found: TakenOption[] = []): TakenOption[] {
  for (const { taken } of asked)
    for (const option of taken) {
      found.push(option);
      takenIn(option.below, found);
    }
  return found;
}

/** The options an item starts with; those that bring groups bring their defaults too. */
export const defaultOptions = ({ modifierGroups }: Pick<MenuItem, 'modifierGroups'>): ChosenModifier[] =>
  chosenIn(ask(modifierGroups, defaultsOf));

/**
 * The choice after a change: what hung below an option no longer chosen goes, and what is asked for the first time
 * starts with its defaults.
 */
export function settleOptions(
  item: Pick<MenuItem, 'modifierGroups'>,
  before: readonly ChosenModifier[],
  after: readonly ChosenModifier[],
): ChosenModifier[] {
  const known = new Set(groupsIn(askedGroups(item, before)).map(({ place }) => place));
  const kept = taking(after);
  return chosenIn(
    ask(item.modifierGroups, (group, place) => {
      const own = kept(group, place);
      return own.length || known.has(place) ? own : defaultsOf(group, place);
    }),
  );
}

/** What of a choice can still be had today. */
export function availableOptions(
  item: Pick<MenuItem, 'modifierGroups'>,
  chosen: readonly ChosenModifier[],
): ChosenModifier[] {
  const kept = taking(chosen);
  return chosenIn(
    ask(item.modifierGroups, (group, place) =>
      kept(group, place).filter(({ modifier }) => modifier.available),
    ),
  );
}
