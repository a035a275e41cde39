import { checkDelivery } from './check-file-delivery.ts';
import { checkSpecialHours } from './check-file-hours.ts';
import { checkGroups, checkItemGroups } from './check-file-modifiers.ts';
import { checkCoupons, checkPaymentMethods, checkWallet } from './check-file-payment.ts';
import { checkReservations, checkTables } from './check-file-reservations.ts';
import { checkSets } from './check-file-sets.ts';
import { checkLastOrders } from './check-last-orders.ts';
import {
  createFileChecker,
  type Entry,
  type FileChecker,
  listEntries,
  listMembers,
  type Names,
  toObject,
} from './file-checker.ts';
import type { FileProblem } from './file-problem.ts';

/**
 * Checks what a schema cannot express: that references exist, ids are unique, and modifier groups are not circular.
 * Reads the document before it is validated, so that invalid files are checked too.
 */
export function checkFileReferences(document: unknown): FileProblem[] {
  const file: Entry = { path: [], value: toObject(document) };
  const check = createFileChecker();
  const categories = listEntries(file, 'categories').flatMap((category) => [
    category,
    ...listEntries(category, 'subcategories'),
  ]);
  const items = categories.flatMap((category) => listEntries(category, 'items'));
  const branches = listEntries(file, 'branches');
  const smartCategories = listEntries(file, 'smart_categories');
  const names = {
    taxes: new Set(Object.keys(toObject(file.value.taxes))),
    branches: check.checkUnique(branches, 'id', 'branch'),
    categories: check.checkUnique(categories, 'id', 'category'),
    items: check.checkUnique(items, 'id', 'item'),
    smartCategories: check.checkUnique(smartCategories, 'id', 'smart category'),
  };
  checkWireIds(file, branches, check);
  for (const branch of branches) {
    checkTables(branch, check);
    checkSpecialHours(branch, check);
    checkLastOrders(branch, check);
  }
  check.checkExists(file, 'exclusive_taxes', names.taxes, 'a key of taxes');
  checkGroups(file, names.taxes, check);
  for (const category of categories)
    check.checkKeysExist(category, 'branches', names.branches, 'the id of a branch');
  for (const item of items) checkItem(item, file, names, check);
  checkSets(items, check);
  for (const discounts of listMembers(file, 'discounts')) {
    check.checkKeysExist(discounts, 'itemsDiscounts', names.items, 'the id of an item');
    check.checkKeysExist(discounts, 'categoriesDiscounts', names.categories, 'the id of a category');
  }
  for (const smartCategory of smartCategories)
    check.checkExists(smartCategory, 'item_ids', names.items, 'the id of an item');
  for (const settings of listMembers(file, 'settings')) checkOrderTypeSettings(settings, names, check);
  checkAccounts(file, check);
  checkCoupons(file, names.items, check);
  checkDelivery(file, names.branches, check);
  checkBanners(file, names, check);
  checkReservations(file, names.branches, check);
  checkWallet(file, check);
  checkPaymentMethods(file, check);
  checkMoved(file, check);
  const expectedId = 'the id of a smart category or a category';
  check.checkExists(
    file,
    'highlighted_category',
    new Set([...names.smartCategories, ...names.categories]),
    expectedId,
  );
  return check.problems;
}

type ReferenceNames = Readonly<Record<'taxes' | 'branches', Names>>;

/** Checks the branches, fees and taxes to which an order type's settings refer. */
function checkOrderTypeSettings(settings: Entry, names: ReferenceNames, check: FileChecker): void {
  if (settings.path.at(-1) === 'checkoutCarPickup')
    check.checkExists(settings, 'branches', names.branches, 'the id of a branch');
  if (settings.value.fee_taxes !== 'goods')
    check.checkExists(settings, 'fee_taxes', names.taxes, 'a key of taxes');
  const fees = listEntries(settings, 'fees');
  check.checkUnique(fees, 'id', 'fee');
  for (const fee of fees) check.checkExists(fee, 'taxes', names.taxes, 'a key of taxes');
}

type ItemNames = Readonly<Record<'taxes' | 'branches' | 'items', Names>>;

function checkItem(item: Entry, file: Entry, names: ItemNames, check: FileChecker): void {
  checkItemGroups(item, toObject(file.value.modifier_groups), check);
  check.checkExists(item, 'inclusive_taxes', names.taxes, 'a key of taxes');
  check.checkExists(item, 'deposit_taxes', names.taxes, 'a key of taxes');
  check.checkUnique(listEntries(item, 'price_labels'), 'id', 'price label');
  check.checkExists(item, 'related', names.items, 'the id of an item');
  const { id, related } = item.value;
  if (Array.isArray(related) && related.includes(id))
    check.addProblem([...item.path, 'related'], 'items other than this one', id);
  check.checkProvider(item);
  checkItemInBranches(item, names.branches, check);
}

/** Checks that a business that verifies phones sends one-time codes. */
function checkAccounts(file: Entry, check: FileChecker): void {
  const { verify_phone, disable_otp } = toObject(file.value.settings);
  if (verify_phone === true && disable_otp === true)
    check.addProblem(
      ['settings', 'verify_phone'],
      'false, because disable_otp is true and no codes are sent',
      verify_phone,
    );
}

/** Checks that a business does not move to itself. */
function checkMoved(file: Entry, check: FileChecker): void {
  const { reference_id: target } = toObject(file.value.moved);
  if (typeof target === 'string' && target === file.value.reference_id)
    check.addProblem(['moved', 'reference_id'], "a reference id other than the business's own", target);
}

/** Maximum length of `<reference id>~<id>` on the wire (`id` in src/api/contract/common-contract.ts). */
const MAX_WIRE_ID_LENGTH = 80;

/** Checks the length of ids, because on the wire they follow the reference id. */
function checkWireIds(file: Entry, list: readonly Entry[], check: FileChecker): void {
  const maxLength = MAX_WIRE_ID_LENGTH - 1 - String(file.value.reference_id).length;
  for (const { path, value } of list)
    if (typeof value.id === 'string' && value.id.length > maxLength)
      check.addProblem(
        [...path, 'id'],
        `at most ${maxLength} characters, together with this reference_id`,
        value.id,
      );
}

/** Checks an item's settings for single branches. */
function checkItemInBranches(item: Entry, branches: Names, check: FileChecker): void {
  check.checkKeysExist(item, 'branches', branches, 'the id of a branch');
  const labels: Names = new Set(listEntries(item, 'price_labels').map(({ value }) => value.id));
  for (const branchSettings of listMembers(item, 'branches')) {
    check.checkKeysExist(branchSettings, 'price_labels', labels, 'the id of a price label of the item');
    const { price } = branchSettings.value;
    if (typeof price === 'number' && labels.size)
      check.addProblem(
        [...branchSettings.path, 'price'],
        'no price, because price_labels set the prices of this item',
        price,
      );
  }
}

interface BannerNames {
  readonly items: Names;
  readonly categories: Names;
  readonly branches: Names;
}

/** Checks the targets and branches of banners. */
function checkBanners(file: Entry, names: BannerNames, check: FileChecker): void {
  const banners = listEntries(file, 'banners');
  check.checkUnique(banners, 'id', 'banner');
  checkWireIds(file, banners, check);
  for (const banner of banners) {
    check.checkExists(banner, 'item_id', names.items, 'the id of an item');
    check.checkExists(banner, 'category_id', names.categories, 'the id of a category');
    check.checkExists(banner, 'branches', names.branches, 'the id of a branch');
  }
}
