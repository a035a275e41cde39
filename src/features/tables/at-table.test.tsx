// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import '../../ui/testing/render-ui.ts';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { memoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { AtTable } from './at-table.tsx';

// The lazily loaded code is there before anybody presses a button.
beforeAll(() =>
  Promise.all([import('./table-sheet.tsx'), import('../../stores/menu/branch-menus.ts')]).then(
    () => undefined,
  ),
);

const TABLES = 'webapp/tables/';
const user = userEvent.setup();
const table = (id: string, en = id, ar = en) => ({ id, name: { en, ar } });
const answer = (...tables: object[]) => ({ body: { tables } });
type Settings = NonNullable<Parameters<typeof restaurantBody>[0]>;
type Routes = NonNullable<Parameters<typeof createTestStores>[0]>;

/** The bar on the dine-in menu, at `search` of its address. */
async function open(
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
  const world = createTestStores(
    {
      'webapp/v5/restaurant/': { body },
      'webapp/v5/menu/': { body: { menu: body.menu, discounts: {} } },
      [`${TABLES}demo~one`]: answer(table('7', '7', '٧'), table('terrace', 'Terrace 1', 'الشرفة ١')),
      [`${TABLES}demo~two`]: answer(table('9')),
      ...routes,
    },
    { tabStorage: memoryStorage() },
  );
  world.cart.setState({ cart: { branchId: 'demo~one', orderType: 'dine_in', lines: [] } });
  world.business.getState().savePreferences({ sellingType: 'dine_in' });
  return showScreen(`/demo/dine_in${search}`, AtTable, world, locale);
}

const bar = (name: RegExp) => screen.findByRole('button', { name });
const choose = async (name: string) => {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('where the customer sits', () => {
  it('is what the address says, whatever keeps the app’s place', async () => {
    const { cart } = await open('?table=7');
    expect(await bar(/^Change\. Table 7\. We’ll bring your order here$/)).toBeTruthy();
    expect(cart.getState().table?.id).toBe('7');
  });

  it('is at the branch that the address says', async () => {
    const { business } = await open('?table=9&branch=two');
    expect(await bar(/Table 9/)).toBeTruthy();
    expect(business.getState().branchId).toBe('demo~two');
  });

  it('is asked for, and chosen from a list', async () => {
    const { cart } = await open();
    await user.click(await bar(/Table: please choose/));
    await choose('Terrace 1');
    expect(await bar(/^Change\. Terrace 1\./)).toBeTruthy();
    expect(cart.getState().table?.id).toBe('terrace');
  });

  it('is told to be unknown, aloud too, with the branch and the list as ways on', async () => {
    await open('?table=99');
    await user.click(await bar(/find “99” at One/));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('We couldn’t find “99” at One.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Edit: Branch, One' })).toBeTruthy();
    expect(screen.getAllByText('We couldn’t find “99” at One.').some((at) => at.closest('[aria-live]'))).toBe(
      true,
    );
    await choose('Table 7');
    expect(await bar(/Table 7/)).toBeTruthy();
  });

  it('can be looked for again when the tables did not come', async () => {
    const { routes } = await open('', { routes: { [`${TABLES}demo~one`]: 'lost' } });
    const pressed = await bar(/We couldn’t load the list/);
    routes[`${TABLES}demo~one`] = answer(table('7'));
    await user.click(pressed);
    await choose('Table 7');
    expect(await bar(/Table 7/)).toBeTruthy();
  });

  it('is found among many by its number, in any digits', async () => {
    const many = Array.from({ length: 60 }, (_, at) => table(`t${at + 1}`, String(at + 1)));
    await open('', { routes: { [`${TABLES}demo~one`]: answer(...many) } });
    await user.click(await bar(/please choose/));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search by number or name' }), '٤٢');
    expect(within(dialog).getByRole('button', { name: 'Table 42' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Table 7' })).toBeNull();
    await user.type(within(dialog).getByRole('searchbox'), '0');
    expect(within(dialog).getByText(/No results/)).toBeTruthy();
  });

  // @spec entities/dine-label-table-label
  it('is called what the business calls it, in its customer’s language', async () => {
    await open('?table=7', { settings: { table_label: { en: 'Booth', ar: 'ركن' } }, locale: 'ar' });
    expect(await bar(/ركن \u2068?٧/)).toBeTruthy();
  });

  // @spec entities/dine-label-table-label
  it('is a place where services are sold, without a word of the business’s own', async () => {
    await open('?table=7', { settings: { dine_in_label: 'product_service' } });
    expect(await bar(/Spot 7/)).toBeTruthy();
  });
});
