import { describe, expect, it } from 'vitest';
import { buildConsoleOrder, grill, openConsole, quote } from '../testing/open-console.ts';

describe('the list of orders', () => {
  it('shows everything that staff need to prepare an order and to call the customer', async () => {
    const text = await openConsole().requestPage('/console');
    for (const expectedText of [
      '4F-7K2',
      'Pending',
      '5 min ago',
      'Bayt Coffee',
      'Salmiya',
      'Pickup',
      'Noura',
      'href="tel:+96555512345"',
      'Toyota Yaris',
      'Ring twice',
      'Flat white',
      'Large',
      '2 × <bdi>Oat milk</bdi>',
      'till A-17',
      'M-3',
      'Extra hot',
      'KWD\u00a03.900',
      'promised for <time datetime="2026-03-01T15:40:00.000Z">18:40</time>',
    ])
      expect(text).toContain(expectedText);
  });

  it('shows the dishes of a set, each with its options, for the kitchen', async () => {
    const modifiers = [
      { id: 'a.burger', locales: { en: 'Burger' }, quantity: 1, price: 0, part_item_id: 'burger' },
      { id: 'a:rare', locales: { en: 'Rare' }, quantity: 1, price: 0 },
      { id: 'b.fries', locales: { en: 'Fries' }, quantity: 2, price: 0, part_item_id: 'fries' },
    ];
    const lines = quote.lines.map((line) => ({ ...line, name: { en: 'Meal' }, modifiers }));
    const text = await openConsole({
      list: [buildConsoleOrder({ quote: { ...quote, lines } })],
    }).requestPage('/console');
    const parts = [...text.matchAll(/<div class="([a-z -]*)">([^/]*)<\/bdi>/g)].map(([, css, name]) => [
      css,
      name,
    ]);
    expect(parts).toEqual([
      ['part', '<bdi>Burger'],
      ['soft of-part', '+ <bdi>Rare'],
      ['part', '2 × <bdi>Fries'],
    ]);
  });

  it('says “shipping” instead of “delivery” on an order to another country', async () => {
    const delivery = { country: { en: 'Austria' }, minutes: null };
    const openParcel = (status: number, nextStatuses: readonly number[]) =>
      openConsole({
        list: [
          {
            ...buildConsoleOrder({
              status,
              delivery,
              sellingType: 'delivery',
              quote: { ...quote, delivery_fee: 5 },
            }),
            nextStatuses,
          } as ReturnType<typeof buildConsoleOrder>,
        ],
      }).requestPage('/console');
    const readyOrderPage = await openParcel(3, [4]);
    for (const expectedText of [
      '<strong>Shipping</strong>',
      '>Ready to ship<',
      '>Ship</button>',
      '<dt>Shipping</dt>',
    ])
      expect(readyOrderPage).toContain(expectedText);
    const shippedOrderPage = await openParcel(4, [5]);
    expect(shippedOrderPage).toContain('>Shipped<');
    expect(readyOrderPage + shippedOrderPage).not.toMatch(/>[^<]*delivery/i);
  });

  it('says on an order without contact details that the customer deleted the account', async () => {
    const text = await openConsole({
      list: [buildConsoleOrder({ status: 5, customerName: '', dialCode: '', phone: '' })],
    }).requestPage('/console');
    expect(text).toContain('The customer deleted the account');
    expect(text).not.toContain('tel:');
  });

  it('shows when a scheduled order is due and, until preparation starts, when to start preparing it', async () => {
    const times = {
      scheduledAt: new Date('2026-03-02T15:30:00Z'),
      scheduledTo: new Date('2026-03-02T16:00:00Z'),
      prepareAt: new Date('2026-03-02T15:10:00Z'),
    };
    const readText = async (status: number, changes = {}) =>
      (
        await openConsole({ list: [buildConsoleOrder({ status, ...times, ...changes })] }).requestPage(
          '/console',
        )
      )
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ');
    expect(await readText(10)).toContain(
      'scheduled for Mon 2 Mar, 18:30 to 19:00, start preparing Mon 2 Mar, 18:10',
    );
    expect(await readText(1), 'accepted in advance').toContain('start preparing Mon 2 Mar, 18:10');
    const textAfterStart = await readText(0);
    expect(textAfterStart).toContain('18:30 to 19:00, placed');
    expect(textAfterStart).not.toContain('start preparing');
    const textDuringPreparation = await readText(1, { prepareAt: new Date('2026-02-01T15:10:00Z') });
    expect(textDuringPreparation).not.toContain('start preparing');
  });

  it('offers exactly the status changes that an order allows', async () => {
    const text = await openConsole().requestPage('/console');
    expect(
      [...text.matchAll(/<button id="move-[^>]*>([^<]+)/g)].map(([, buttonLabel]) => buttonLabel),
    ).toEqual(['Accept', 'Reject', 'Cancel']);
    const completedOrderPage = await openConsole({ list: [buildConsoleOrder({ status: 5 })] }).requestPage(
      '/console',
    );
    expect(completedOrderPage).toContain('Picked up');
    expect(completedOrderPage).not.toContain('<button id="move-');
  });

  it('filters the console’s orders by business', async () => {
    const { requestPage } = openConsole({
      list: [buildConsoleOrder(), buildConsoleOrder({ id: 'def', number: 'G1-234' }, grill)],
    });
    const text = await requestPage('/console?business=demo-grill');
    expect(text).toContain('G1-234');
    expect(text).not.toContain('4F-7K2');
    expect(text).toContain('data-source="/console/orders?business=demo-grill"');
    expect(text).toMatch(/business=demo-grill" aria-current="page"/);
  });

  it('sends only the list of orders when the console refreshes it', async () => {
    const text = await openConsole().requestPage('/console/orders');
    expect(text).toMatch(/^<article/);
    expect(text).not.toContain('<html');
  });

  it('shows an empty state in the list of orders while there are no orders', async () => {
    expect(await openConsole({ list: [] }).requestPage('/console')).toContain('No orders yet');
  });

  it('escapes every text of a customer or a business in the list of orders', async () => {
    const HTML_INJECTION = '"><script>alert(1)</script>';
    const list = [
      buildConsoleOrder(
        {
          customerName: HTML_INJECTION,
          comment: HTML_INJECTION,
          car: { make: HTML_INJECTION, color: HTML_INJECTION, plate: HTML_INJECTION },
          arrivedNote: HTML_INJECTION,
          arrivedAt: new Date(),
          notes: HTML_INJECTION,
          phone: HTML_INJECTION,
        },
        grill,
      ),
    ];
    const text = await openConsole({ list }).requestPage(`/console?q=${encodeURIComponent(HTML_INJECTION)}`);
    const combinedText = text + (await openConsole({ list }).requestPage('/console'));
    expect(combinedText).not.toContain('<script>');
    expect(combinedText).toContain('Grill &amp; &lt;b&gt;Bar&lt;/b&gt;');
  });
});
