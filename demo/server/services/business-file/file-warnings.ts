import type { BusinessFile } from './business-file.ts';
import { formatPath } from './file-problem.ts';
import { createProblemLocator } from './problem-location.ts';

type ModifierGroup = BusinessFile['modifier_groups'][string];

/** Lists the groups that need more options than are available. Customers see their dishes as sold out (decisions, section 7). */
function findGroupsWithoutOptions({
  modifier_groups: groups,
}: BusinessFile): [name: string, group: ModifierGroup][] {
  return Object.entries(groups).filter(([, { min, modifiers }]) => {
    const available = modifiers.filter((modifier) => modifier.available !== false);
    return available.reduce((sum, { max_quantity: quantity = 1 }) => sum + quantity, 0) < (min ?? 0);
  });
}

/**
 * Warnings about valid settings that the author of a business file may not intend. Each warning is one line: the line number,
 * the effect for customers and how to change it. `text` is the text of the file.
 */
export function describeFileWarnings(file: BusinessFile, text: string): string[] {
  const locate = createProblemLocator(text);
  return findGroupsWithoutOptions(file).map(([name, { min }]) => {
    const path = formatPath(['modifier_groups', name]);
    return `line ${locate(path)?.line ?? 1}, ${path}: too few options are available for the required ${min}. Its dishes are sold out until an option is available again.`;
  });
}
