import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sendToLockHolder } from '../../../../demo/server/control-socket.ts';

const SOURCE_FOLDER = resolve(import.meta.dirname, '../../../../demo/businesses');

interface Branch {
  readonly id: string;
  readonly available?: unknown;
  readonly last_orders?: unknown;
}
interface BusinessFile {
  readonly reference_id: string;
  readonly branches: readonly Branch[];
}

const repeatDay = (day: unknown) => Object.fromEntries(Array.from({ length: 7 }, (_, index) => [index, day]));
const ALWAYS_OPEN = repeatDay({ closed: false, shifts: [{ time_from: 24, time_to: 24 }] });
const NEVER_OPEN = repeatDay({ closed: true, shifts: [] });

/** Imports a business file into the running server, as `npm run import` does. */
async function importBusiness(file: object, dataDir = process.env.E2E_DATA_DIR): Promise<void> {
  if (!dataDir) throw new Error('E2E_DATA_DIR is not set: the Playwright configuration sets it');
  const folder = mkdtempSync(join(tmpdir(), 'order-app-business-'));
  symlinkSync(join(SOURCE_FOLDER, 'media'), join(folder, 'media'));
  const path = join(folder, 'business.json');
  writeFileSync(path, JSON.stringify(file));
  const result = JSON.parse(
    (await sendToLockHolder(dataDir, path)) ?? '{"message":"No server is running."}',
  ) as {
    readonly ok?: boolean;
    readonly message: string;
  };
  if (!result.ok) throw new Error(result.message);
}

/**
 * Imports a demo business without closing times and last orders, so that tests pass at any hour. `dataDir` is the data
 * folder of another server than the default one.
 */
export async function importAlwaysOpen(referenceId: string, dataDir?: string): Promise<void> {
  const path = join(SOURCE_FOLDER, `${referenceId}.json`);
  const file = JSON.parse(readFileSync(path, 'utf8')) as BusinessFile;
  const removeClosingTimes = ({ available: _available, last_orders: _lastOrders, ...branch }: Branch) => ({
    ...branch,
    hours: ALWAYS_OPEN,
  });
  await importBusiness({ ...file, branches: file.branches.map(removeClosingTimes) }, dataDir);
}

let businessCount = 0;
/** A reference id that no other test uses. */
export const createReferenceId = (): string =>
  `e2e-${process.pid}-${Date.now().toString(36)}-${businessCount++}`;

/** Settings of a business in Berlin with pickup and dine-in. Its languages are those that `name` has. */
const buildEuroSettings = (name: Readonly<Record<string, string>>) => ({
  business_name: name,
  currency: 'EUR',
  currency_digits: 2,
  country_code: 'DE',
  timezone: 'Europe/Berlin',
  locales: Object.keys(name),
  payment_methods: [2],
  checkoutCarPickup: { enabled: true },
  checkoutDineIn: { enabled: true, cart: true },
});

interface Kiosk {
  readonly referenceId: string;
  /** Price of the only dish, in euros. */
  readonly price?: number;
  readonly isOpen?: boolean;
  readonly soldOut?: boolean;
  readonly settings?: object;
}

/** Name of the only dish of a kiosk. */
export const KIOSK_DISH = 'Pea soup';

/** Imports a business with one dish, for tests that change the business while a customer orders. */
export const importKiosk = ({
  referenceId,
  price = 5,
  isOpen = true,
  soldOut = false,
  settings = {},
}: Kiosk): Promise<void> =>
  importBusiness({
    reference_id: referenceId,
    settings: { ...buildEuroSettings({ en: `Kiosk ${referenceId}` }), ...settings },
    branches: [{ id: 'main', name: { en: 'Main' }, hours: isOpen ? ALWAYS_OPEN : NEVER_OPEN }],
    categories: [
      {
        id: 'soups',
        name: { en: 'Soups' },
        items: [
          {
            id: 'pea-soup',
            name: { en: KIOSK_DISH },
            description: { en: 'With mint.' },
            price,
            sold_out: soldOut,
          },
        ],
      },
    ],
  });

interface Shop {
  readonly referenceId: string;
  readonly settings?: object;
  /** Items in the format of a business file. */
  readonly items?: readonly object[];
  /** Without categories, one category contains all items. */
  readonly categories?: readonly object[];
  readonly modifierGroups?: Readonly<Record<string, object>>;
  readonly coupons?: readonly object[];
  readonly taxes?: Readonly<Record<string, object>>;
  readonly zones?: readonly object[];
  readonly pixels?: readonly object[];
  /** Whether a menu section shows chips for its subcategories. */
  readonly withChips?: boolean;
}

/** Imports a business in euros that is always open, with the given items or categories. */
export const importShop = ({
  referenceId,
  settings,
  items = [],
  categories,
  modifierGroups,
  coupons,
  taxes,
  zones,
  pixels = [],
  withChips = false,
}: Shop): Promise<void> =>
  importBusiness({
    reference_id: referenceId,
    settings: { ...buildEuroSettings({ en: `Shop ${referenceId}` }), ...settings },
    pixels,
    show_standard_sub_categories: withChips,
    branches: [{ id: 'main', name: { en: 'Main' }, hours: ALWAYS_OPEN }],
    categories: categories ?? [{ id: 'dishes', name: { en: 'Dishes' }, items }],
    ...(modifierGroups && { modifier_groups: modifierGroups }),
    ...(coupons && { coupons }),
    ...(taxes && { taxes }),
    ...(zones && { zones }),
  });

interface Dish {
  readonly id: string;
  readonly price: number;
}

/** The dish that both branches of `importTwoBranches` sell. */
export const SHARED_DISH = { id: 'lentil-soup', price: 5 } as const;
/** The dish that only the first branch sells. */
export const FIRST_BRANCH_DISH = { id: 'fish-stew', price: 9 } as const;
/** Price of the shared dish at the second branch. */
export const SECOND_BRANCH_PRICE = 6.5;

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lentil-soup': { en: 'Lentil soup', ar: 'شوربة عدس' },
  'fish-stew': { en: 'Fish stew', ar: 'يخنة سمك' },
};

export const getDishName = ({ id }: Dish, locale: 'en' | 'ar' = 'en'): string => NAMES[id]?.[locale] ?? id;

/** Imports a business with a harbour branch, a market branch and a hidden third branch. */
export const importTwoBranches = (referenceId: string): Promise<void> =>
  importBusiness({
    reference_id: referenceId,
    settings: buildEuroSettings({ en: 'Soup kitchen', ar: 'مطبخ الشوربة' }),
    branches: [
      {
        id: 'harbour',
        name: { en: 'Harbour', ar: 'المرفأ' },
        address: { en: 'Pier 4', ar: 'الرصيف ٤' },
        lat: 53.54,
        lng: 9.99,
        hours: ALWAYS_OPEN,
      },
      {
        id: 'market',
        name: { en: 'Market', ar: 'السوق' },
        address: { en: 'Market Square 1', ar: 'ساحة السوق ١' },
        lat: 53.56,
        lng: 9.99,
        hours: ALWAYS_OPEN,
      },
      { id: 'office', name: { en: 'Office', ar: 'المكتب' }, visible: false, hours: NEVER_OPEN },
    ],
    categories: [
      {
        id: 'soups',
        name: { en: 'Soups', ar: 'الشوربات' },
        items: [SHARED_DISH, FIRST_BRANCH_DISH].map(({ id, price }) => ({ id, name: NAMES[id], price })),
      },
    ],
  });

/** The demo café under another reference id, switched off. */
export async function importSwitchedOffCafe(): Promise<string> {
  const file = JSON.parse(readFileSync(join(SOURCE_FOLDER, 'demo-cafe.json'), 'utf8')) as object;
  const reference_id = createReferenceId();
  await importBusiness({ ...file, reference_id, switched_off: true });
  return reference_id;
}
