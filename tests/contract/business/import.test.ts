import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businesses } from '../../../demo/server/db/schema-businesses.ts';
import { importWithReport } from '../../../demo/server/import-report.ts';
import { loadBusinessRow } from '../../../demo/server/repo/business/businesses-repo.ts';
import type { BusinessDocument } from '../../../demo/server/services/business/business-document.ts';
import { importBusiness } from '../../../demo/server/services/business-file/import-business.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  buildOrderKeyHeader,
  MITTE,
  placeOrder,
} from '../testing/test-orders.ts';

describe.each(databaseEngines)('importing a business file, on $name', (engine) => {
  const backend = useBackend(engine);
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'order-app-import-'));
    await cp(getFixturePath('.'), folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Changes the text of the tea house's file and imports it. */
  const importChanged = async (change: (text: string) => string) => {
    const file = join(folder, 'tea-house.json');
    await writeFile(file, change(await readFile(getFixturePath('tea-house.json'), 'utf8')));
    return importBusiness(backend.database(), file);
  };
  const loadRestaurant = () => backend.call('restaurant', { params: { reference_id: 'tea-house' } });

  it('importing the same business file again changes nothing', async () => {
    expect(await importChanged((text) => text)).toMatchObject({
      referenceId: 'tea-house',
      outcome: 'unchanged',
      itemCount: 8,
      warnings: [],
    });
  });

  it('prints the warnings about a business file with the file’s name and line numbers', async () => {
    const file = join(folder, 'tea-house.json');
    const teaHouse = JSON.parse(
      await readFile(getFixturePath('tea-house.json'), 'utf8'),
    ) as BusinessDocument['file'];
    const background = { option: 'gradient', gradient: ['#fff', '#000'] };
    await writeFile(
      file,
      JSON.stringify({ ...teaHouse, settings: { ...teaHouse.settings, background } }, null, 2),
    );
    const { ok, message } = await importWithReport(backend.database(), file);
    expect(ok).toBe(true);
    expect(message).toMatch(/Warning: tea-house\.json, line \d+, settings\.background\.gradient: no text/);
    await importChanged((text) => text);
  });

  it('serves an imported file at once, and keeps the quotes of existing orders', async () => {
    const orderBefore = await placeOrder(backend);
    const loadEtag = async () =>
      (await backend.request('/api/webapp/v5/restaurant/tea-house')).headers.get('etag');
    const etag = await loadEtag();
    const { outcome } = await importChanged((text) => text.replace('"price": 4.35', '"price": 4.95'));
    expect(outcome).toBe('updated');
    expect(await loadEtag()).not.toBe(etag);
    const params = { branch_id: MITTE, order_id: orderBefore.id };
    const fullOrderRequest = {
      params,
      query: { full: 'true' } as const,
      headers: buildOrderKeyHeader(orderBefore.id),
    };
    expect((await backend.call('order', fullOrderRequest)).order).toEqual(orderBefore);
    const staleRefusal = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody(),
      headers: buildIdempotencyHeader(),
    });
    expect(staleRefusal.body.code).toBe('stale_total');
  });

  it('keeps the orders of a branch that a new business file removes', async () => {
    await importChanged((text) => text);
    const { id } = await placeOrder(backend);
    await importChanged((text) => text.replaceAll('"mitte"', '"kreuzberg"'));
    const params = { branch_id: 'tea-house~mitte', order_id: id };
    expect((await backend.call('order', { params })).order.branch.name.en).toBe('Mitte');
    await importChanged((text) => text);
  });

  it('serves a business that an older server version stored without banners, words and zones', async () => {
    const db = backend.database();
    const storedDocument = (await loadBusinessRow(db, 'corner-shop'))?.document as
      | BusinessDocument
      | undefined;
    const {
      banners: _banners,
      words: _words,
      zones: _zones,
      countries: _countries,
      ...file
    } = storedDocument?.file ?? {};
    const document = { ...storedDocument, file };
    await db
      .update(businesses)
      .set({ document, contentHash: 'x'.repeat(32) })
      .where(eq(businesses.referenceId, 'corner-shop'));
    const branch_id = 'corner-shop~main';
    expect((await backend.call('restaurant', { params: { reference_id: 'corner-shop' } })).banners).toBe(0);
    expect((await backend.call('tagsIngredients', { query: { branch_id, locale: 'en' } })).tags).toEqual([]);
    expect((await backend.call('zones', { params: { branch_id } })).zones).toEqual([]);
  });

  it('an import replaces the domains of a business with those in the file', async () => {
    await importChanged((text) => text.replace('tea.example.com', 'chai.example.com'));
    const oldDomainRefusal = await backend.expectRefusal('restaurantDomain', {
      params: { domain: 'tea.example.com' },
    });
    expect(oldDomainRefusal.status).toBe(404);
    const response = await backend.call('restaurantDomain', { params: { domain: 'chai.example.com' } });
    expect(response.restaurant.reference_id).toBe('tea-house');
    await importChanged((text) => text);
  });

  it('refuses a business file with a domain that belongs to another business', async () => {
    const file = join(folder, 'corner-shop.json');
    const text = await readFile(getFixturePath('corner-shop.json'), 'utf8');
    await writeFile(file, text.replace('{', '{ "domains": ["tea.example.com"],'));
    await expect(importBusiness(backend.database(), file)).rejects.toThrow(
      'domains[0]: expected a domain that no other business uses, found "tea.example.com"',
    );
  });

  it('gives a domain to exactly one of several businesses that claim it at the same time', async () => {
    const teaHouse = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as object;
    const domains = ['rush.example.com', 'Rush.Example.com.', 'crush.example.com'];
    const attempts = await Promise.allSettled(
      ['one', 'two', 'three', 'four'].map((name, index) =>
        backend.importFile({
          ...teaHouse,
          reference_id: `rush-${name}`,
          domains: index % 2 ? domains : domains.toReversed(),
        }),
      ),
    );
    const refusedAttempts = attempts.flatMap((attempt) =>
      attempt.status === 'rejected' ? [String(attempt.reason)] : [],
    );
    expect(refusedAttempts).toHaveLength(3);
    for (const reason of refusedAttempts)
      expect(reason).toContain('a domain that no other business uses, found "crush.example.com"');
  });

  it('an invalid business file changes nothing, and the import lists every error in it', async () => {
    const restaurantBefore = await loadRestaurant();
    const failedImport = importChanged((text) =>
      text.replace('"price": 3.1,', '"prize": 3.1,').replace('media/tea.webp', 'media/coffee.webp'),
    );
    await expect(failedImport).rejects.toThrow(/3 problems/);
    await expect(failedImport).rejects.toThrow('categories[0].items[0].price: expected ');
    await expect(failedImport).rejects.toThrow('found the unknown key "prize"');
    await expect(failedImport).rejects.toThrow('found no file "media/coffee.webp"');
    expect(await loadRestaurant()).toEqual(restaurantBefore);
  });

  it('refuses a business file whose picture is not an image', async () => {
    await writeFile(join(folder, 'media/logo.png'), 'not a picture');
    await expect(importChanged((text) => text)).rejects.toThrow('settings.logo.file: expected a picture');
  });
});
