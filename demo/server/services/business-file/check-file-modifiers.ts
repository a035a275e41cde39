import {
  type Entry,
  type FileChecker,
  type LooseObject,
  listEntries,
  listMembers,
  type Names,
  type Path,
  toList,
  toObject,
} from './file-checker.ts';

const EXPECTED_GROUP = 'a key of modifier_groups';
/** The app displays no groups below this level (src/domain/menu/active-groups.ts). */
const MAX_LEVELS = 8;

const listNames = (value: unknown): string[] =>
  toList(value).filter((name): name is string => typeof name === 'string');

/** Checks modifier groups: their references, their limits and circular references. */
export function checkGroups(file: Entry, taxes: Names, check: FileChecker): void {
  const groups = listMembers(file, 'modifier_groups');
  const names: Names = new Set(groups.map(({ path }) => path.at(-1)));
  for (const group of groups) {
    const modifiers = listEntries(group, 'modifiers');
    for (const modifier of modifiers) {
      check.checkExists(modifier, 'taxes', taxes, 'a key of taxes');
      check.checkExists(modifier, 'modifier_groups', names, EXPECTED_GROUP);
      check.checkProvider(modifier);
    }
    const maxTotal = modifiers.reduce((sum, { value }) => sum + Number(value.max_quantity ?? 1), 0);
    if (Number(group.value.min) > maxTotal)
      check.addProblem(
        [...group.path, 'min'],
        `at most ${maxTotal}, the total quantity that its options allow`,
        group.value.min,
      );
  }
  checkLoops(groups, check);
}

/** Reports circular references, because the app would display their groups endlessly. */
function checkLoops(groups: readonly Entry[], check: FileChecker): void {
  const byName = new Map(groups.map((group) => [group.path.at(-1), group]));
  const finishedGroups = new Set<Entry>();
  const reportLoop = (loop: readonly Entry[], path: Path): void => {
    const names = loop.map((group) => String(group.path.at(-1)));
    check.addProblem(path, `no circular reference: ${names.join(' > ')}`, names.at(-1));
  };
  const visit = (group: Entry, ancestors: readonly Entry[]): void => {
    const trail = [...ancestors, group];
    for (const modifier of listEntries(group, 'modifiers'))
      for (const [index, name] of toList(modifier.value.modifier_groups).entries()) {
        const next = byName.get(String(name));
        if (!next || finishedGroups.has(next)) continue;
        if (trail.includes(next))
          reportLoop(
            [...trail.slice(trail.indexOf(next)), next],
            [...modifier.path, 'modifier_groups', index],
          );
        else visit(next, trail);
      }
    finishedGroups.add(group);
  };
  for (const group of groups) if (!finishedGroups.has(group)) visit(group, []);
}

type Report = (expected: string, value: string) => void;

/** Checks an item's modifier groups. Orders refer to an option by its id, so option ids must be unique within an item. */
export function checkItemGroups(item: Entry, groups: LooseObject, check: FileChecker): void {
  check.checkExists(item, 'modifier_groups', new Set(Object.keys(groups)), EXPECTED_GROUP);
  const groupByOptionId = new Map<string, string>();
  const includedGroups = new Set<string>();
  const addOption = (id: string, group: string, report: Report): void => {
    const otherGroup = groupByOptionId.get(id);
    if (otherGroup === group) report(`a different id for each option of the group "${group}"`, id);
    else if (otherGroup !== undefined)
      report(`an option id that the group "${otherGroup}" of this item does not use`, id);
    groupByOptionId.set(id, group);
  };
  const findGroupProblem = (name: string, level: number): string | null => {
    if (includedGroups.has(name)) return `each group only once per item, but "${name}" is already included`;
    return level > MAX_LEVELS ? `at most ${MAX_LEVELS} nested groups` : null;
  };
  /** Adds a group and the groups to which its options refer, and reports duplicates. */
  const addGroup = (name: string, level: number, report: Report): void => {
    if (!Object.hasOwn(groups, name)) return;
    const problem = findGroupProblem(name, level);
    if (problem) {
      report(problem, name);
      return;
    }
    includedGroups.add(name);
    const modifiers = toList(toObject(groups[name]).modifiers).map(toObject);
    for (const id of listNames(modifiers.map((modifier) => modifier.id))) addOption(id, name, report);
    for (const { modifier_groups } of modifiers)
      for (const next of listNames(modifier_groups)) addGroup(next, level + 1, report);
  };
  for (const [index, name] of toList(item.value.modifier_groups).entries())
    if (typeof name === 'string')
      addGroup(name, 1, (expected, value) =>
        check.addProblem([...item.path, 'modifier_groups', index], expected, value),
      );
}
