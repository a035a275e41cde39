import { checkAccounts } from './file-accounts.ts';
import { checkBanners, checkItemInBranches, checkWireIds } from './file-branches.ts';
import { type Checker, checker, type Entry, entries, loose, members, type Names } from './file-checker.ts';
import { checkCoupons } from './file-coupons.ts';
import { checkDelivery } from './file-delivery.ts';
import { checkGroups, checkItemGroups } from './file-groups.ts';
import { checkMoved } from './file-moved.ts';
import type { FileProblem } from './file-problem.ts';
import { checkReservations } from './file-reservations.ts';
import { checkTables } from './file-tables.ts';
import { checkWallet } from './file-wallet.ts';

/**
 * What a schema of shapes cannot say: that what is referred to is there, that ids are unique, that groups of options do
 * not go round in circles. It reads the file as it came.
 */
export function referenceProblems(document: unknown): FileProblem[] {
  const file: Entry = { path: [], value: loose(document) };
  const check = checker();
  const categories = entries(file, 'categories').flatMap((top) => [top, ...entries(top, 'subcategories')]);
  const items = categories.flatMap((category) => entries(category, 'items'));
  const branches = entries(file, 'branches');
  const smart = entries(file, 'smart_categories');
  const names = {
    taxes: new Set(Object.keys(loose(file.value.taxes))),
    branches: check.unique(branches, 'id', 'branch'),
    categories: check.unique(categories, 'id', 'category'),
    items: check.unique(items, 'id', 'item'),
    smart: check.unique(smart, 'id', 'smart category'),
  };
  checkWireIds(file, branches, check);
  for (const branch of branches) checkTables(branch, check);
  check.known(file, 'exclusive_taxes', names.taxes, 'a key of taxes');
  checkGroups(file, names.taxes, check);
  for (const category of categories)
    check.knownMembers(category, 'branches', names.branches, 'the id of a branch');
  for (const item of items) checkItem(item, file, names, check);
  for (const discounts of members(file, 'discounts')) {
    check.knownMembers(discounts, 'itemsDiscounts', names.items, 'the id of an item');
    check.knownMembers(discounts, 'categoriesDiscounts', names.categories, 'the id of a category');
  }
  for (const group of smart) check.known(group, 'item_ids', names.items, 'the id of an item');
  for (const settings of members(file, 'settings'))
    if (settings.path.at(-1) === 'checkoutCarPickup')
      check.known(settings, 'branches', names.branches, 'the id of a branch');
  checkAccounts(file, check);
  checkCoupons(file, names.items, check);
  checkDelivery(file, names.branches, check);
  checkBanners(file, names, check);
  checkReservations(file, names.branches, check);
  checkWallet(file, check);
  checkMoved(file, check);
  const highlighted = 'the id of a smart category or a category';
  check.known(file, 'highlighted_category', new Set([...names.smart, ...names.categories]), highlighted);
  return check.problems;
}

type ItemNames = Readonly<Record<'taxes' | 'branches' | 'items', Names>>;

function checkItem(item: Entry, file: Entry, names: ItemNames, check: Checker): void {
  checkItemGroups(item, loose(file.value.modifier_groups), check);
  check.known(item, 'inclusive_taxes', names.taxes, 'a key of taxes');
  check.unique(entries(item, 'price_labels'), 'id', 'price label');
  check.known(item, 'related', names.items, 'the id of an item');
  const { id, related } = item.value;
  if (Array.isArray(related) && related.includes(id))
    check.problem([...item.path, 'related'], 'other items than itself', id);
  check.owner(item);
  checkItemInBranches(item, names.branches, check);
}
