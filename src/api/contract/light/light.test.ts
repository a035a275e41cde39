import { describe, it } from 'vitest';
import * as z from 'zod/mini';
import { expectAgreement } from '../../testing/agreement.ts';
import { suspendedBody } from '../business-contract.ts';
import { calls } from '../contract.ts';
import { orderSummary as orderSummarySchema } from '../order-list-contract.ts';
import { banners } from './light-banners.ts';
import { contact } from './light-business.ts';
import { item } from './light-item.ts';
import { menu } from './light-menu.ts';
import { orderSummary } from './light-orders.ts';
import { restaurant } from './light-restaurant.ts';
import { search, tagsIngredients } from './light-search.ts';
import { shifts } from './light-shifts.ts';
import { tables } from './light-tables.ts';

// What `map-menu` and `map-item` look at themselves, with tests of their own.
const unread = z.unknown();
const categories = z.object({ categories: z.array(unread) });

describe('what is read without the schemas is what they say', () => {
  it.each<[string, z.ZodMiniType, Parameters<typeof expectAgreement>[1]]>([
    [
      'the restaurant',
      z.extend(z.omit(calls.restaurant.response, { error: true }), { menu: categories }),
      restaurant.read,
    ],
    ['a menu', z.extend(z.omit(calls.menu.response, { error: true }), { menu: categories }), menu.read],
    ['an item', z.object({ item: z.record(z.string(), unread) }), item.read],
    ['shifts', z.omit(calls.shifts.response, { error: true }), shifts.read],
    ['tables', z.omit(calls.tables.response, { error: true }), tables.read],
    ['banners', z.omit(calls.banners.response, { error: true }), banners.read],
    [
      'what a search found',
      z.extend(z.omit(calls.search.response, { error: true }), { items: z.array(unread) }),
      search.read,
    ],
    ['names of tags', z.omit(calls.tagsIngredients.response, { error: true }), tagsIngredients.read],
    ['an order in a list', orderSummarySchema, orderSummary],
    ['a way to reach a business', suspendedBody.shape.contact, contact],
  ])('%s', (_, schema, read) => expectAgreement(schema, read));
});
