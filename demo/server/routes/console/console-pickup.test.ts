import { describe, expect, it } from 'vitest';
import { buildConsoleOrder, NOW, openConsole } from '../testing/open-console.ts';

const HTML_INJECTION = '"><script>alert(1)</script>';
const openPage = (row: Parameters<typeof buildConsoleOrder>[0]) =>
  openConsole({ list: [buildConsoleOrder(row)] }).requestPage('/console');
const arrivedAt = new Date(NOW - 2 * 60_000);

describe('the car of a pickup', () => {
  it('shows the colour, make and plate of the customer’s car on a pickup order', async () => {
    const text = (await openPage({})).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Car: white Toyota Yaris 12-34567');
  });

  it('leaves out unknown details of the customer’s car and escapes the known ones', async () => {
    const page = await openPage({ car: { make: HTML_INJECTION, color: '', plate: HTML_INJECTION } });
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('class="paint');
    expect(await openPage({ car: null })).not.toContain('Car:');
  });
});

describe('a customer who has arrived', () => {
  it('shows on a pickup order where the customer is waiting, and for how long', async () => {
    const page = await openPage({ arrivedAt, arrivedNote: 'Bay 3' });
    expect(page).toMatch(/Customer is here<\/strong>: <bdi>Bay 3<\/bdi> <time[^>]*>2 min ago/);
    expect(page).toContain('data-here="4F-7K2, Bay 3"');
  });

  it('updates a pickup order in the console when the customer arrives or waits at another place', async () => {
    const pageVersions = await Promise.all(
      [{}, { arrivedAt }, { arrivedAt, arrivedNote: 'Bay 3' }, { arrivedAt, arrivedNote: 'Bay 4' }].map(
        async (row) => /data-version="([^"]*)"/.exec(await openPage(row))?.[1],
      ),
    );
    expect(new Set(pageVersions).size).toBe(4);
  });

  it('hides the customer’s arrival after the order has been handed over', async () => {
    expect(await openPage({ status: 5, arrivedAt })).not.toContain('Customer is here');
    expect(await openPage({})).not.toContain('Customer is here');
  });

  it('escapes HTML in the note of a customer who has arrived', async () => {
    expect(await openPage({ arrivedAt, arrivedNote: HTML_INJECTION })).not.toContain('<script>');
  });
});
