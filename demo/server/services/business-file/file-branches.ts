import { type Checker, type Entry, entries, members, type Names } from './file-checker.ts';

/** With the reference id before it and a `~` between, an id must fit the wire (`id` in src/api/contract/common-contract.ts). */
const WIRE_ID_LENGTH = 80;

/** Ids that travel with the reference id before them must not get too long. */
export function checkWireIds(file: Entry, list: readonly Entry[], check: Checker): void {
  const room = WIRE_ID_LENGTH - 1 - String(file.value.reference_id).length;
  for (const { path, value } of list)
    if (typeof value.id === 'string' && value.id.length > room)
      check.problem([...path, 'id'], `at most ${room} characters beside this reference_id`, value.id);
}

/** Problems of what an item says of single branches. */
export function checkItemInBranches(item: Entry, branches: Names, check: Checker): void {
  check.knownMembers(item, 'branches', branches, 'the id of a branch');
  const labels: Names = new Set(entries(item, 'price_labels').map(({ value }) => value.id));
  for (const inBranch of members(item, 'branches')) {
    check.knownMembers(inBranch, 'price_labels', labels, 'the id of a price label of the item');
    const { price } = inBranch.value;
    if (typeof price === 'number' && labels.size)
      check.problem([...inBranch.path, 'price'], 'price_labels, which price this item', price);
  }
}

interface BannerNames {
  readonly items: Names;
  readonly categories: Names;
  readonly branches: Names;
}

/** Problems of what banners lead to, and where they are shown. */
export function checkBanners(file: Entry, names: BannerNames, check: Checker): void {
  const banners = entries(file, 'banners');
  check.unique(banners, 'id', 'banner');
  checkWireIds(file, banners, check);
  for (const banner of banners) {
    check.known(banner, 'item_id', names.items, 'the id of an item');
    check.known(banner, 'category_id', names.categories, 'the id of a category');
    check.known(banner, 'branches', names.branches, 'the id of a branch');
  }
}
