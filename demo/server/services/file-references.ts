import { type FileProblem, foundText, pathText } from './file-problem.ts';

/**
 * What a schema of shapes cannot say: that what is referred to is there, that ids are unique, that every text is in every
 * language. It reads the file as it came, and looks past what has the wrong shape, so that all problems come at once.
 */
type Path = readonly PropertyKey[];
type Loose = Readonly<Record<string, unknown>>;
interface Entry {
  readonly path: Path;
  readonly value: Loose;
}

const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entries = (owner: Entry, key: string): Entry[] =>
  listOf(owner.value[key]).map((value, index) => ({
    path: [...owner.path, key, index],
    value: loose(value),
  }));
const members = (owner: Entry, key: string): Entry[] =>
  Object.entries(loose(owner.value[key])).map(([name, value]) => ({
    path: [...owner.path, key, name],
    value: loose(value),
  }));

/** Collects problems, with the checks that all kinds of references share. */
function checker() {
  const problems: FileProblem[] = [];
  const problem: Problem = (path, expected, value) =>
    problems.push({ path: pathText(path), expected, found: foundText(value) });
  return {
    problems,
    problem,
    /** Returns the names used, each of which may be used once. */
    unique(list: readonly Entry[], key: string, kind: string): Set<unknown> {
      const seen = new Set<unknown>();
      for (const { path, value } of list) {
        if (typeof value[key] !== 'string') continue;
        if (seen.has(value[key]))
          problem(
            [...path, key],
            `${key === 'id' ? 'an id' : `a ${key}`} that no other ${kind} has`,
            value[key],
          );
        seen.add(value[key]);
      }
      return seen;
    },
    /** Every entry of a list of names must be known. */
    known(owner: Entry, key: string, names: ReadonlySet<unknown>, kind: string): void {
      listOf(owner.value[key]).forEach((name, index) => {
        if (typeof name === 'string' && !names.has(name)) problem([...owner.path, key, index], kind, name);
      });
    },
  };
}
type Problem = (path: Path, expected: string, value: unknown) => void;
type Checker = ReturnType<typeof checker>;

/** Problems of references in a business file, in the file's own order of sections. */
export function referenceProblems(document: unknown): FileProblem[] {
  const file: Entry = { path: [], value: loose(document) };
  const check = checker();
  const categories = entries(file, 'categories').flatMap((top) => [top, ...entries(top, 'subcategories')]);
  const items = categories.flatMap((category) => entries(category, 'items'));
  const smart = entries(file, 'smart_categories');
  check.unique(entries(file, 'branches'), 'id', 'branch');
  check.unique(entries(file, 'coupons'), 'code', 'coupon');
  const names: Names = {
    taxes: new Set(Object.keys(loose(file.value.taxes))),
    groups: new Set(Object.keys(loose(file.value.modifier_groups))),
    categories: check.unique(categories, 'id', 'category'),
    items: check.unique(items, 'id', 'item'),
    smart: check.unique(smart, 'id', 'smart category'),
  };
  check.known(file, 'exclusive_taxes', names.taxes, 'a key of taxes');
  for (const group of members(file, 'modifier_groups')) checkGroup(group, names, check);
  for (const item of items) {
    check.known(item, 'modifier_groups', names.groups, 'a key of modifier_groups');
    check.known(item, 'inclusive_taxes', names.taxes, 'a key of taxes');
    check.unique(entries(item, 'price_labels'), 'id', 'price label');
    sharedModifiers(item, loose(file.value.modifier_groups), check.problem);
  }
  for (const discounts of members(file, 'discounts')) checkDiscounts(discounts, names, check);
  for (const coupon of entries(file, 'coupons'))
    check.known(coupon, 'item_ids', names.items, 'the id of an item');
  for (const group of smart) check.known(group, 'item_ids', names.items, 'the id of an item');
  const highlighted = file.value.highlighted_category;
  if (typeof highlighted === 'string' && !names.smart.has(highlighted) && !names.categories.has(highlighted))
    check.problem(['highlighted_category'], 'the id of a smart category or a category', highlighted);
  return check.problems;
}

type Names = Readonly<Record<'taxes' | 'groups' | 'categories' | 'items' | 'smart', ReadonlySet<unknown>>>;

function checkGroup(group: Entry, names: Names, check: Checker): void {
  const modifiers = entries(group, 'modifiers');
  for (const modifier of modifiers) check.known(modifier, 'taxes', names.taxes, 'a key of taxes');
  const most = modifiers.reduce((sum, { value }) => sum + Number(value.max_quantity ?? 1), 0);
  if (Number(group.value.min) > most)
    check.problem([...group.path, 'min'], `at most ${most}, all its options together`, group.value.min);
}

function checkDiscounts(discounts: Entry, names: Names, check: Checker): void {
  for (const { path } of members(discounts, 'itemsDiscounts'))
    if (!names.items.has(path.at(-1))) check.problem(path, 'the id of an item', path.at(-1));
  for (const { path } of members(discounts, 'categoriesDiscounts'))
    if (!names.categories.has(path.at(-1))) check.problem(path, 'the id of a category', path.at(-1));
}

/** An option is named by its id alone in an order, so two groups of one item cannot share one. */
function sharedModifiers(item: Entry, groups: Loose, problem: Problem): void {
  const owner = new Map<unknown, string>();
  listOf(item.value.modifier_groups).forEach((key, index) => {
    const name = String(key);
    for (const modifier of listOf(loose(groups[name]).modifiers)) {
      const { id } = loose(modifier);
      const first = owner.get(id);
      if (typeof id === 'string' && first !== undefined)
        problem(
          [...item.path, 'modifier_groups', index],
          first === name ? `no option twice in "${name}"` : `no option that "${first}" has too`,
          id,
        );
      owner.set(id, name);
    }
  });
}
