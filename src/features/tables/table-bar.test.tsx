// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import '../../ui/testing/render-ui.ts';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { TableBar } from './table-bar.tsx';

// Preload the lazy chunk, so that no test waits for it.
beforeAll(() => import('./table-sheet.tsx').then(() => undefined));

const TABLES_URL = 'webapp/tables/';
const user = userEvent.setup();
const wireTable = (id: string, englishName = id, arabicName = englishName) => ({
  id,
  name: { en: englishName, ar: arabicName },
});
const tablesResponse = (...tables: object[]) => ({ body: { tables } });
type Settings = NonNullable<Parameters<typeof restaurantBody>[0]>;
type Routes = NonNullable<Parameters<typeof createTestStores>[0]>;

/** Opens the bar on the dine-in menu. `search` is the query string of the URL. */
async function openTableBar(
  search = '',
  {
    settings = {},
    routes = {},
    locale = 'en',
  }: { settings?: Settings; routes?: Routes; locale?: 'en' | 'ar' } = {},
) {
  const body = restaurantBody({
    checkoutDineIn: { enabled: true, cart: true },
    branches: [
      { id: 'demo~one', name: { en: 'One', ar: 'الأول' }, has_tables: true },
      { id: 'demo~two', name: { en: 'Two', ar: 'الثاني' }, has_tables: true },
    ],
    ...settings,
  });
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': { body },
      'webapp/v5/menu/': { body: { menu: body.menu, discounts: {} } },
      [`${TABLES_URL}demo~one`]: tablesResponse(
        wireTable('7', '7', '٧'),
        wireTable('terrace', 'Terrace 1', 'الشرفة ١'),
      ),
      [`${TABLES_URL}demo~two`]: tablesResponse(wireTable('9')),
      ...routes,
    },
    { tabStorage: createMemoryStorage() },
  );
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'dine_in', lines: [] } });
  stores.business.getState().savePreferences({ sellingType: 'dine_in' });
  return showScreen(`/demo/dine_in${search}`, TableBar, stores, locale);
}

const findTableBar = (name: RegExp) => screen.findByRole('button', { name });
const chooseTable = async (name: string) => {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('the table bar', () => {
  it('selects the table that the URL names', async () => {
    const { cart } = await openTableBar('?table=7');
    expect(await findTableBar(/^Change\. Table 7\. We’ll bring your order here$/)).toBeTruthy();
    expect(cart.getState().table?.id).toBe('7');
  });

  it('switches to the branch that the URL names', async () => {
    const { business } = await openTableBar('?table=9&branch=two');
    expect(await findTableBar(/Table 9/)).toBeTruthy();
    expect(business.getState().branchId).toBe('demo~two');
  });

  it('asks a dine-in customer for the table and lists the tables', async () => {
    const { cart } = await openTableBar();
    await user.click(await findTableBar(/Table: please choose/));
    await chooseTable('Terrace 1');
    expect(await findTableBar(/^Change\. Terrace 1\./)).toBeTruthy();
    expect(cart.getState().table?.id).toBe('terrace');
  });

  it('says that the table in the link is unknown, and offers another table or branch', async () => {
    await openTableBar('?table=99');
    await user.click(await findTableBar(/find “99” at One/));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('We couldn’t find “99” at One.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Edit: Branch, One' })).toBeTruthy();
    expect(
      screen.getAllByText('We couldn’t find “99” at One.').some((element) => element.closest('[aria-live]')),
    ).toBe(true);
    await chooseTable('Table 7');
    expect(await findTableBar(/Table 7/)).toBeTruthy();
  });

  it('requests the tables again when the customer retries after a failure', async () => {
    const { routes } = await openTableBar('', { routes: { [`${TABLES_URL}demo~one`]: 'lost' } });
    const failedBar = await findTableBar(/We couldn’t load the list/);
    routes[`${TABLES_URL}demo~one`] = tablesResponse(wireTable('7'));
    await user.click(failedBar);
    await chooseTable('Table 7');
    expect(await findTableBar(/Table 7/)).toBeTruthy();
  });

  it('says how many people each table seats', async () => {
    const tables = tablesResponse({ ...wireTable('7'), seats: 4 }, wireTable('8'));
    await openTableBar('', { routes: { [`${TABLES_URL}demo~one`]: tables } });
    await user.click(await findTableBar(/please choose/));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Table 7, 4 seats' }).textContent).toBe('74 seats');
    expect(within(dialog).getByRole('button', { name: 'Table 8' })).toBeTruthy();
  });

  it('finds a table by its number in digits of any script', async () => {
    const sixtyTables = Array.from({ length: 60 }, (_, index) =>
      wireTable(`t${index + 1}`, String(index + 1)),
    );
    await openTableBar('', { routes: { [`${TABLES_URL}demo~one`]: tablesResponse(...sixtyTables) } });
    await user.click(await findTableBar(/please choose/));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search by number or name' }), '٤٢');
    expect(within(dialog).getByRole('button', { name: 'Table 42' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Table 7' })).toBeNull();
    await user.type(within(dialog).getByRole('searchbox'), '0');
    expect(within(dialog).getByText(/No results/)).toBeTruthy();
  });

  // @spec entities/dine-label-table-label
  it('uses the business’s own word for a table, in the customer’s language', async () => {
    await openTableBar('?table=7', { settings: { table_label: { en: 'Booth', ar: 'ركن' } }, locale: 'ar' });
    expect(await findTableBar(/ركن \u2068?٧/)).toBeTruthy();
  });

  // @spec entities/dine-label-table-label
  it('calls the table "Spot" at a business that sells services', async () => {
    await openTableBar('?table=7', { settings: { dine_in_label: 'product_service' } });
    expect(await findTableBar(/Spot 7/)).toBeTruthy();
  });
});
