import { randomUUID } from 'node:crypto';
import { MITTE } from '../test-orders.ts';
import { type CallName, type CallPlan, type Cases, NO_TEXT } from './plan.ts';

const badText =
  (param: string, more: Readonly<Record<string, string>> = {}): Cases =>
  () => [[{ params: { ...more, [param]: NO_TEXT } }, 400, 'invalid']];
const notFound =
  (param: string, more: Readonly<Record<string, string>> = {}): Cases =>
  () => [[{ params: { ...more, [param]: 'nobody~none' } }, 404, 'not_found']];

const branch = { branch_id: MITTE };
/** A slot on the next day at the tea house. */
const TOMORROW = '2026-03-05T10:00:00+01:00';
const aHold = () => randomUUID();
const aBody = () => ({ hold_id: aHold(), selling_types: 'car_pickup' as const, from: TOMORROW });
const held = (changes: object = {}) => ({ params: branch, body: { ...aBody(), ...changes } });

/** Plans of the public calls: business, menu and times. */
export const cataloguePlans = {
  restaurant: {
    happy: async () => [
      { params: { reference_id: 'tea-house' }, query: { theme_id: 'dark', wv: '1' } },
      { restaurant: { reference_id: 'tea-house' }, highlightedCat: 'popular' },
    ],
    invalid: badText('reference_id'),
    unauthorised: 'anybody',
    unknown: notFound('reference_id'),
  },
  restaurantDomain: {
    happy: async () => [
      { params: { domain: 'tea.example.com' } },
      { restaurant: { reference_id: 'tea-house' } },
    ],
    invalid: badText('domain'),
    unauthorised: 'anybody',
    unknown: notFound('domain'),
  },
  restaurantDomainBranch: {
    happy: async () => [
      { params: { domain: 'tea.example.com', activeBranchRef: 'nord' } },
      { restaurant: { branch_id: 'tea-house~nord' } },
    ],
    invalid: badText('activeBranchRef', { domain: 'tea.example.com' }),
    unauthorised: 'anybody',
    unknown: notFound('activeBranchRef', { domain: 'tea.example.com' }),
  },
  firstScreen: {
    happy: async () => [
      { params: { reference_id: 'tea-house' }, query: { path: 'car_pickup', languages: 'de' } },
      { nodes: [['main', {}, 'Menu in de at /tea-house/car_pickup']] },
    ],
    invalid: badText('reference_id'),
    unauthorised: 'anybody',
    unknown: () => [
      [{ params: { reference_id: 'nobody' } }, 404, 'not_found'],
      [{ params: { reference_id: 'tea-house' }, query: { path: 'profile' } }, 404, 'not_found'],
    ],
  },
  branches: {
    happy: async () => [
      { params: { reference_id: 'tea-house' } },
      { branches: [{ id: MITTE }, { id: 'tea-house~nord' }] },
    ],
    invalid: badText('reference_id'),
    unauthorised: 'anybody',
    unknown: notFound('reference_id'),
  },
  menu: {
    happy: async () => [
      { params: branch, query: { theme_id: 'dark' } },
      { menu: { categories: [{ id: 'hot' }, { id: 'food' }] } },
    ],
    invalid: badText('branch_id'),
    unauthorised: 'anybody',
    unknown: notFound('branch_id'),
  },
  item: {
    happy: async () => [{ params: { ...branch, item_id: 'chai' } }, { item: { id: 'chai' } }],
    invalid: badText('item_id', branch),
    unauthorised: 'anybody',
    unknown: notFound('item_id', branch),
  },
  search: {
    happy: async () => [{ params: { term: 'chai' }, query: branch }, { items: [{ id: 'chai' }] }],
    invalid: () => [
      [{ params: { term: ' ' }, query: branch }, 400, ['term']],
      [{ params: { term: 'chai' } }, 400, ['branch_id']],
      [{ params: { term: 'chai' }, query: { ...branch, page: 0 } }, 400, ['page']],
    ],
    unauthorised: 'anybody',
    unknown: () => [
      [{ params: { term: 'chai' }, query: { branch_id: 'nobody~none' } }, 404, 'not_found'],
      [{ params: { term: 'xylophone' }, query: branch }, 200, { holds: { items: [] } }],
    ],
  },
  tagsIngredients: {
    happy: async () => [
      { query: { branch_id: 'garden~main', locale: 'en' } },
      { tags: [{ id: 'new' }, { id: 'vegan' }, { id: 'vegetarian' }] },
    ],
    invalid: () => [[{ query: branch }, 400, ['locale']]],
    unauthorised: 'anybody',
    unknown: () => [[{ query: { branch_id: 'nobody~none', locale: 'en' } }, 404, 'not_found']],
  },
  shifts: {
    happy: async () => [{ params: branch }, { today: { car_pickup: { status: 'open' } } }],
    invalid: () => [[{ params: branch, query: { hold_id: 'short' } }, 400, ['hold_id']]],
    unauthorised: 'anybody',
    unknown: notFound('branch_id'),
  },
  slotHold: {
    happy: async () => [held(), { hold: { from: TOMORROW } }],
    invalid: () => [
      [held({ hold_id: 'short' }), 422, ['hold_id']],
      [held({ selling_types: 'by_drone' }), 422, ['selling_types']],
      [held({ from: 'tomorrow' }), 422, ['from']],
    ],
    unauthorised: 'anybody',
    unknown: () => [[{ ...held(), params: { branch_id: 'nobody~none' } }, 404, 'not_found']],
  },
  slotRelease: {
    happy: async (backend) => {
      const { hold } = await backend.ask('slotHold', { params: branch, body: aBody() });
      return [{ params: branch, body: { hold_id: hold.id } }, { error: 0 }];
    },
    invalid: () => [[{ params: branch, body: { hold_id: 'short' } }, 422, ['hold_id']]],
    unauthorised: 'anybody',
    unknown: () => [
      [{ params: { branch_id: 'nobody~none' }, body: { hold_id: aHold() } }, 404, 'not_found'],
      // Releasing a hold twice succeeds.
      [{ params: branch, body: { hold_id: aHold() } }, 200, { holds: { error: 0 } }],
    ],
  },
  banners: {
    happy: async () => [
      { params: { branch_id: 'garden~main' }, query: { date: '04-03-2026' } },
      { banners: [{ id: 'garden~welcome' }, { id: 'garden~march' }] },
    ],
    invalid: () => [
      [{ params: branch, query: { date: '2026-03-04' } }, 400, ['date']],
      [{ params: branch }, 400, ['date']],
    ],
    unauthorised: 'anybody',
    unknown: () => [
      [{ params: { branch_id: 'nobody~none' }, query: { date: '04-03-2026' } }, 404, 'not_found'],
    ],
  },
  bannersReach: {
    happy: async () => [{ body: { banners: ['garden~welcome'] } }, { error: 0 }],
    invalid: () => [[{ body: { banners: [] } }, 422, ['banners']]],
    unauthorised: 'anybody',
    // The backend ignores it, because the visitor cannot correct it.
    unknown: () => [[{ body: { banners: ['nobody~none'] } }, 200, { holds: { error: 0 } }]],
  },
  visit: {
    happy: async () => [
      { params: { reference_id: 'tea-house' }, body: { mode: 'hosted', locale: 'en' } },
      { error: 0 },
    ],
    invalid: () => [[{ params: { reference_id: 'tea-house' }, body: {} }, 422, ['mode', 'locale']]],
    unauthorised: 'anybody',
    unknown: () => [
      [{ params: { reference_id: 'nobody' }, body: { mode: 'hosted', locale: 'en' } }, 404, 'not_found'],
    ],
  },
  tables: {
    happy: async () => [{ params: { branch_id: 'hall~main' } }, { tables: [{ id: '7' }] }],
    invalid: () => [[{ params: { branch_id: 'hall~main' }, query: { guests: 0 } }, 400, ['guests']]],
    unauthorised: 'anybody',
    unknown: notFound('branch_id'),
  },
  feedbackForm: {
    happy: async () => [
      { params: { id: 'tea-house' } },
      { form: { thanks: { en: 'Thank you', de: 'Danke' } } },
    ],
    invalid: badText('id'),
    unauthorised: 'anybody',
    unknown: notFound('id'),
  },
} satisfies Partial<Record<CallName, CallPlan>>;
