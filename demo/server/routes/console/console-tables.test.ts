import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { buildConsoleOrder, cafe, openConsole } from '../testing/open-console.ts';
import type { ConsoleBranchTables } from './console-tables.ts';

const salmiya: ConsoleBranchTables = {
  business: cafe,
  domains: [],
  branch: { id: 'demo-cafe~salmiya', name: { en: 'Salmiya <1>', ar: 'السالمية' } },
  canOrderAtTable: true,
  tables: [
    {
      id: '7',
      name: { en: '7', ar: '٧' },
      seats: 4,
      path: '/demo-cafe/dine_in?branch=salmiya&table=7',
    },
    {
      id: 'terrace-1',
      name: { en: 'Terrace & 1', ar: 'الشرفة ١' },
      path: '/demo-cafe/dine_in?branch=salmiya&table=terrace-1',
    },
  ],
};
const CARDS_PATH = '/console/tables/cards?branch=demo-cafe~salmiya';

describe('the tables tab', () => {
  it('lists the tables of each branch, each with the link in its QR code', async () => {
    const text = await openConsole({ tables: [salmiya] }).requestPage('/console/tables');
    expect(text).toContain('Salmiya &lt;1&gt;');
    expect(text).toContain('href="/demo-cafe/dine_in?branch=salmiya&amp;table=7"><bdi>Table 7</bdi>');
    expect(text).toContain('4 seats');
    expect(text).toContain('href="/console/tables/cards?branch=demo-cafe~salmiya">Print 2 cards');
    expect(await openConsole().requestPage('/console/tables')).toContain('No tables yet');
  });

  it('says “1 card”, not “1 cards”, for a branch with one table', async () => {
    const tables = [{ ...salmiya, tables: salmiya.tables.slice(0, 1) }];
    expect(await openConsole({ tables }).requestPage('/console/tables')).toMatch(/>Print 1 card</);
    expect(await openConsole({ tables }).requestPage(CARDS_PATH)).toContain('<p>1 card for');
  });

  it('says that the QR codes of tables only show the menu if the staff take the orders', async () => {
    const tables = [{ ...salmiya, canOrderAtTable: false }];
    expect(await openConsole({ tables }).requestPage('/console/tables')).toContain('Staff take the orders');
    expect(await openConsole({ tables }).requestPage(CARDS_PATH)).toContain(
      '<figcaption>Scan to see the menu</figcaption>',
    );
  });

  it('prints a card with the name, the QR code and the public URL of each table', async () => {
    const text = await openConsole({
      tables: [salmiya],
      businessOrigin: 'https://orders.example',
    }).requestPage(CARDS_PATH);
    expect(text.match(/<article>/g)).toHaveLength(2);
    for (const expectedText of [
      'Bayt Coffee',
      'Table 7',
      '<bdi>Terrace &amp; 1</bdi>',
      'Scan to see the menu and order',
    ])
      expect(text).toContain(expectedText);
    const tableUrl = 'https://orders.example/demo-cafe/dine_in?branch=salmiya&table=7';
    expect(text).toContain(`href="${tableUrl.replace('&', '&amp;')}"`);
    expect(text).toContain(encodeQR(tableUrl, 'svg', { ecc: 'medium', border: 4 }));
    expect(text).not.toMatch(/<[^>]+ style=/);
  });

  it('prints table cards in the first language of the business that the app supports', async () => {
    const { response } = cafe;
    const arabicCafe = {
      ...cafe,
      response: { restaurant: { ...response.restaurant, locales: ['ar', 'en'] } },
    };
    const text = await openConsole({ tables: [{ ...salmiya, business: arabicCafe }] }).requestPage(
      CARDS_PATH,
    );
    expect(text).toContain('<main lang="ar" dir="rtl">');
    expect(text).toContain('<bdi>طاولة ٧</bdi>');
    expect(text).toContain('امسح الرمز لعرض القائمة والطلب');
  });

  it('responds with 404 to a request for the table cards of an unknown branch', async () => {
    const { request } = openConsole({ tables: [salmiya] });
    expect((await request('/console/tables/cards?branch=demo-cafe~mars')).status).toBe(404);
  });
});

describe('an order at a table', () => {
  const tableOrder = { sellingType: 'dine_in', table: { id: '7', name: { en: '7', ar: '٧' } } };

  it('names the table of an order with the business’s own word for tables', async () => {
    const text = await openConsole({ list: [buildConsoleOrder(tableOrder)] }).requestPage('/console');
    expect(text).toContain('<strong>Dine-in</strong> <strong class="table"><bdi>Table 7</bdi></strong>');
  });

  it('calls a table “Place” if the business sells services and has no own word for tables', async () => {
    const { table_label: _own, ...restaurant } = cafe.response.restaurant;
    const salon = {
      ...cafe,
      response: { restaurant: { ...restaurant, dine_in_label: 'product_service' as const } },
    };
    const text = await openConsole({ list: [buildConsoleOrder(tableOrder, salon)] }).requestPage('/console');
    expect(text).toContain('<strong>Service</strong> <strong class="table"><bdi>Place 7</bdi></strong>');
  });
});
