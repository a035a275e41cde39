import {
  type Entry,
  entries,
  type FileChecker,
  type Loose,
  listOf,
  loose,
  members,
  type Names,
  type Path,
} from './file-checker.ts';

const GROUP = 'a key of modifier_groups';
/** Deeper ones are never asked (src/domain/menu/active-groups.ts). */
const MOST_LEVELS = 8;

const namesIn = (value: unknown): string[] =>
  listOf(value).filter((name): name is string => typeof name === 'string');

/** Problems of the groups of options themselves: what they refer to, and groups that lead back to themselves. */
export function checkGroups(file: Entry, taxes: Names, check: FileChecker): void {
  const groups = members(file, 'modifier_groups');
  const names: Names = new Set(groups.map(({ path }) => path.at(-1)));
  for (const group of groups) {
    const modifiers = entries(group, 'modifiers');
    for (const modifier of modifiers) {
      check.known(modifier, 'taxes', taxes, 'a key of taxes');
      check.known(modifier, 'modifier_groups', names, GROUP);
      check.owner(modifier);
    }
    const most = modifiers.reduce((sum, { value }) => sum + Number(value.max_quantity ?? 1), 0);
    if (Number(group.value.min) > most)
      check.problem([...group.path, 'min'], `at most ${most}, all its options together`, group.value.min);
  }
  checkLoops(groups, check);
}

/** A group that is reached from itself could be asked for without an end. */
function checkLoops(groups: readonly Entry[], check: FileChecker): void {
  const byName = new Map(groups.map((group) => [group.path.at(-1), group]));
  const done = new Set<Entry>();
  const sayLoop = (loop: readonly Entry[], path: Path): void => {
    const names = loop.map((group) => String(group.path.at(-1)));
    check.problem(path, `a group that does not lead back to itself: ${names.join(' > ')}`, names.at(-1));
  };
  const walk = (group: Entry, above: readonly Entry[]): void => {
    const trail = [...above, group];
    for (const modifier of entries(group, 'modifiers'))
      for (const [index, name] of listOf(modifier.value.modifier_groups).entries()) {
        const next = byName.get(String(name));
        if (!next || done.has(next)) continue;
        if (trail.includes(next))
          sayLoop([...trail.slice(trail.indexOf(next)), next], [...modifier.path, 'modifier_groups', index]);
        else walk(next, trail);
      }
    done.add(group);
  };
  for (const group of groups) if (!done.has(group)) walk(group, []);
}

type Say = (expected: string, found: string) => void;

/** Problems of an item's options: an order names an option by its id alone, so no two of an item may share one. */
export function checkItemGroups(item: Entry, groups: Loose, check: FileChecker): void {
  check.known(item, 'modifier_groups', new Set(Object.keys(groups)), GROUP);
  const owners = new Map<string, string>();
  const reached = new Set<string>();
  const takeOption = (id: string, group: string, say: Say): void => {
    const owner = owners.get(id);
    if (owner === group) say(`no option twice in "${group}"`, id);
    else if (owner !== undefined) say(`no option that "${owner}" has too`, id);
    owners.set(id, group);
  };
  const refusalOf = (name: string, level: number): string | null => {
    if (reached.has(name)) return `no group twice, at any level: "${name}" is there already`;
    return level > MOST_LEVELS ? `at most ${MOST_LEVELS} groups one below the other` : null;
  };
  /** Takes a group and those its options ask for in; says what is there twice. */
  const take = (name: string, level: number, say: Say): void => {
    if (!Object.hasOwn(groups, name)) return;
    const refused = refusalOf(name, level);
    if (refused) {
      say(refused, name);
      return;
    }
    reached.add(name);
    const modifiers = listOf(loose(groups[name]).modifiers).map(loose);
    for (const id of namesIn(modifiers.map((modifier) => modifier.id))) takeOption(id, name, say);
    for (const { modifier_groups } of modifiers)
      for (const next of namesIn(modifier_groups)) take(next, level + 1, say);
  };
  for (const [index, name] of listOf(item.value.modifier_groups).entries())
    if (typeof name === 'string')
      take(name, 1, (expected, found) =>
        check.problem([...item.path, 'modifier_groups', index], expected, found),
      );
}
