import { describe, expect, it } from 'vitest';
import { consoleOf, NOW, orderOf } from '../testing/open-console.ts';

const evil = '"><script>alert(1)</script>';
const pageOf = (row: Parameters<typeof orderOf>[0]) => consoleOf({ list: [orderOf(row)] }).page('/console');
const arrivedAt = new Date(NOW - 2 * 60_000);

describe('the car of a pickup', () => {
  it('is told by its colour, its make and its plate', async () => {
    const text = (await pageOf({})).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Car: white Toyota Yaris 12-34567');
  });

  it('is told as far as it was said, and nothing that was said is markup', async () => {
    const page = await pageOf({ car: { make: evil, color: '', plate: evil } });
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('class="paint');
    expect(await pageOf({ car: null })).not.toContain('Car:');
  });
});

describe('a customer who is there', () => {
  it('is seen with where they stand and since when', async () => {
    const page = await pageOf({ arrivedAt, arrivedNote: 'Bay 3' });
    expect(page).toMatch(/Customer is here<\/strong>: <bdi>Bay 3<\/bdi> <time[^>]*>2 min ago/);
    expect(page).toContain('data-here="4F-7K2, Bay 3"');
  });

  it('is news: the order is drawn anew', async () => {
    const versions = await Promise.all(
      [{}, { arrivedAt }, { arrivedAt, arrivedNote: 'Bay 3' }, { arrivedAt, arrivedNote: 'Bay 4' }].map(
        async (row) => /data-version="([^"]*)"/.exec(await pageOf(row))?.[1],
      ),
    );
    expect(new Set(versions).size).toBe(4);
  });

  it('is not waited for any more once the order is over', async () => {
    expect(await pageOf({ status: 5, arrivedAt })).not.toContain('Customer is here');
    expect(await pageOf({})).not.toContain('Customer is here');
  });

  it('says nothing that is markup', async () => {
    expect(await pageOf({ arrivedAt, arrivedNote: evil })).not.toContain('<script>');
  });
});
