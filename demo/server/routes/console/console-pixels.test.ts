import { describe, expect, it } from 'vitest';
import { grill, openConsole } from '../testing/open-console.ts';
import type { ConsolePixelEvent } from './console-pixels.ts';

const now = Date.now();
const createEvent = (overrides: Partial<ConsolePixelEvent>): ConsolePixelEvent => ({
  referenceId: 'demo-cafe',
  title: 'Meta conversion API',
  event: 'purchase',
  eventId: 'event-1',
  state: 'waiting',
  attempts: 0,
  dueAt: new Date(now),
  problem: null,
  queuedAt: new Date(now - 5 * 60_000),
  ...overrides,
});
const integration = {
  referenceId: 'demo-cafe',
  title: 'Meta conversion API',
  pixelId: '1001',
  waitingCount: 1,
  sentCount: 20,
  deadCount: 3,
};

/** The table rows of the page, with `|` between cells. */
const readRows = async (...events: ConsolePixelEvent[]): Promise<string[]> => {
  const text = await openConsole({ pixels: { integrations: [integration], events } }).requestPage(
    '/console/pixels',
  );
  return [...text.matchAll(/<tr.*?<td.*?<\/tr>/g)].map(([row]) =>
    row.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'),
  );
};

describe('the marketing tab', () => {
  it('shows how many events of each marketing integration are waiting, sent and given up on', async () => {
    expect(await readRows()).toEqual(['|Meta conversion API|demo-cafe|1001|1|20|3|']);
  });

  it('shows on the marketing tab how many visits each business had', async () => {
    const visits = [{ business: grill, today: 4, yesterday: 7, week: 30, month: 90 }];
    const page = await openConsole({ visits }).requestPage('/console/pixels');
    const [row = ''] = /<tr><td><bdi>.*?<\/tr>/.exec(page) ?? [];
    expect(row.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')).toBe(
      '|Grill &amp; &lt;b&gt;Bar&lt;/b&gt;|4|7|30|90|',
    );
  });

  it('shows the state of each marketing event, and the vendor’s last error', async () => {
    const rows = await readRows(
      createEvent({}),
      createEvent({ attempts: 2, dueAt: new Date(now + 90_000), problem: '503' }),
      createEvent({ attempts: 1 }),
      createEvent({ state: 'sent', attempts: 1 }),
      createEvent({ state: 'dead', attempts: 20, problem: '400 <Bad>' }),
    );
    const rowStart = '|purchase|Meta conversion API|demo-cafe|5 min ago|';
    expect(rows.slice(1)).toEqual([
      `${rowStart}waiting|`,
      `${rowStart}waiting after 2 tries, next in 2 min|503|`,
      `${rowStart}waiting after 1 try, next now|`,
      `${rowStart}sent|`,
      `${rowStart}given up after 20 tries|400 &lt;Bad&gt;|`,
    ]);
  });

  it('shows an empty state on the marketing tab when there are no events', async () => {
    expect(await openConsole().requestPage('/console/pixels')).toContain('No marketing events yet');
  });
});
