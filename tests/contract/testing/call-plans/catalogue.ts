import { randomUUID } from 'node:crypto';
import { MITTE } from '../test-orders.ts';
import { type CallName, type CallPlan, type CaseFactory, INVALID_ID } from './plan.ts';

const requestInvalidParam =
  (param: string, otherParams: Readonly<Record<string, string>> = {}): CaseFactory =>
  () => [[{ params: { ...otherParams, [param]: INVALID_ID } }, 400, 'invalid']];
const requestUnknownParam =
  (param: string, otherParams: Readonly<Record<string, string>> = {}): CaseFactory =>
  () => [[{ params: { ...otherParams, [param]: 'nobody~none' } }, 404, 'not_found']];

const branch = { branch_id: MITTE };
/** A slot on the next day at the tea house. */
const TOMORROW = '2026-03-05T10:00:00+01:00';
const createHoldId = () => randomUUID();
const buildHoldBody = () => ({
  hold_id: createHoldId(),
  selling_types: 'car_pickup' as const,
  from: TOMORROW,
});
const buildHoldRequest = (changes: object = {}) => ({
  params: branch,
  body: { ...buildHoldBody(), ...changes },
});

/** Plans of the public calls: business, menu and times. */
export const cataloguePlans = {
  restaurant: {
    valid: async () => [
      { params: { reference_id: 'tea-house' }, query: { theme_id: 'dark' } },
      { restaurant: { reference_id: 'tea-house' }, highlightedCat: 'popular' },
    ],
    invalid: requestInvalidParam('reference_id'),
    unauthorised: 'public',
    unknown: requestUnknownParam('reference_id'),
  },
  restaurantDomain: {
    valid: async () => [
      { params: { domain: 'tea.example.com' } },
      { restaurant: { reference_id: 'tea-house' } },
    ],
    invalid: requestInvalidParam('domain'),
    unauthorised: 'public',
    unknown: requestUnknownParam('domain'),
  },
  restaurantDomainBranch: {
    valid: async () => [
      { params: { domain: 'tea.example.com', activeBranchRef: 'nord' } },
      { restaurant: { branch_id: 'tea-house~nord' } },
    ],
    invalid: requestInvalidParam('activeBranchRef', { domain: 'tea.example.com' }),
    unauthorised: 'public',
    unknown: requestUnknownParam('activeBranchRef', { domain: 'tea.example.com' }),
  },
  firstScreen: {
    valid: async () => [
      { params: { reference_id: 'tea-house' }, query: { path: 'car_pickup', languages: 'de' } },
      { nodes: [['main', {}, 'Menu in de at /tea-house/car_pickup']] },
    ],
    invalid: requestInvalidParam('reference_id'),
    unauthorised: 'public',
    unknown: () => [
      [{ params: { reference_id: 'nobody' } }, 404, 'not_found'],
      [{ params: { reference_id: 'tea-house' }, query: { path: 'profile' } }, 404, 'not_found'],
    ],
  },
  branches: {
    valid: async () => [
      { params: { reference_id: 'tea-house' } },
      { branches: [{ id: MITTE }, { id: 'tea-house~nord' }] },
    ],
    invalid: requestInvalidParam('reference_id'),
    unauthorised: 'public',
    unknown: requestUnknownParam('reference_id'),
  },
  menu: {
    valid: async () => [
      { params: branch, query: { theme_id: 'dark' } },
      { menu: { categories: [{ id: 'hot' }, { id: 'food' }] } },
    ],
    invalid: requestInvalidParam('branch_id'),
    unauthorised: 'public',
    unknown: requestUnknownParam('branch_id'),
  },
  item: {
    valid: async () => [{ params: { ...branch, item_id: 'chai' } }, { item: { id: 'chai' } }],
    invalid: requestInvalidParam('item_id', branch),
    unauthorised: 'public',
    unknown: requestUnknownParam('item_id', branch),
  },
  search: {
    valid: async () => [{ params: { term: 'chai' }, query: branch }, { items: [{ id: 'chai' }] }],
    invalid: () => [
      [{ params: { term: ' ' }, query: branch }, 400, ['term']],
      [{ params: { term: 'chai' } }, 400, ['branch_id']],
      [{ params: { term: 'chai' }, query: { ...branch, page: 0 } }, 400, ['page']],
    ],
    unauthorised: 'public',
    unknown: () => [
      [{ params: { term: 'chai' }, query: { branch_id: 'nobody~none' } }, 404, 'not_found'],
      [{ params: { term: 'xylophone' }, query: branch }, 200, { contains: { items: [] } }],
    ],
  },
  tagsIngredients: {
    valid: async () => [
      { query: { branch_id: 'garden~main', locale: 'en' } },
      { tags: [{ id: 'new' }, { id: 'vegan' }, { id: 'vegetarian' }] },
    ],
    invalid: () => [[{ query: branch }, 400, ['locale']]],
    unauthorised: 'public',
    unknown: () => [[{ query: { branch_id: 'nobody~none', locale: 'en' } }, 404, 'not_found']],
  },
  shifts: {
    valid: async () => [{ params: branch }, { today: { car_pickup: { status: 'open' } } }],
    invalid: () => [[{ params: branch, query: { hold_id: 'short' } }, 400, ['hold_id']]],
    unauthorised: 'public',
    unknown: requestUnknownParam('branch_id'),
  },
  slotHold: {
    valid: async () => [buildHoldRequest(), { hold: { from: TOMORROW } }],
    invalid: () => [
      [buildHoldRequest({ hold_id: 'short' }), 422, ['hold_id']],
      [buildHoldRequest({ selling_types: 'by_drone' }), 422, ['selling_types']],
      [buildHoldRequest({ from: 'tomorrow' }), 422, ['from']],
    ],
    unauthorised: 'public',
    unknown: () => [[{ ...buildHoldRequest(), params: { branch_id: 'nobody~none' } }, 404, 'not_found']],
  },
  slotRelease: {
    valid: async (backend) => {
      const { hold } = await backend.call('slotHold', { params: branch, body: buildHoldBody() });
      return [{ params: branch, body: { hold_id: hold.id } }, { error: 0 }];
    },
    invalid: () => [[{ params: branch, body: { hold_id: 'short' } }, 422, ['hold_id']]],
    unauthorised: 'public',
    unknown: () => [
      [{ params: { branch_id: 'nobody~none' }, body: { hold_id: createHoldId() } }, 404, 'not_found'],
      // Releasing succeeds even if the hold is unknown.
      [{ params: branch, body: { hold_id: createHoldId() } }, 200, { contains: { error: 0 } }],
    ],
  },
  banners: {
    valid: async () => [
      { params: { branch_id: 'garden~main' }, query: { date: '04-03-2026' } },
      { banners: [{ id: 'garden~welcome' }, { id: 'garden~march' }] },
    ],
    invalid: () => [
      [{ params: branch, query: { date: '2026-03-04' } }, 400, ['date']],
      [{ params: branch }, 400, ['date']],
    ],
    unauthorised: 'public',
    unknown: () => [
      [{ params: { branch_id: 'nobody~none' }, query: { date: '04-03-2026' } }, 404, 'not_found'],
    ],
  },
  bannersReach: {
    valid: async () => [{ body: { banners: ['garden~welcome'] } }, { error: 0 }],
    invalid: () => [[{ body: { banners: [] } }, 422, ['banners']]],
    unauthorised: 'public',
    // The backend ignores an unknown banner, because the visitor cannot correct the request.
    unknown: () => [[{ body: { banners: ['nobody~none'] } }, 200, { contains: { error: 0 } }]],
  },
  visit: {
    valid: async () => [
      { params: { reference_id: 'tea-house' }, body: { mode: 'hosted', locale: 'en' } },
      { error: 0 },
    ],
    invalid: () => [[{ params: { reference_id: 'tea-house' }, body: {} }, 422, ['mode', 'locale']]],
    unauthorised: 'public',
    unknown: () => [
      [{ params: { reference_id: 'nobody' }, body: { mode: 'hosted', locale: 'en' } }, 404, 'not_found'],
    ],
  },
  tables: {
    valid: async () => [{ params: { branch_id: 'hall~main' } }, { tables: [{ id: '7' }] }],
    invalid: () => [[{ params: { branch_id: 'hall~main' }, query: { guests: 0 } }, 400, ['guests']]],
    unauthorised: 'public',
    unknown: requestUnknownParam('branch_id'),
  },
  feedbackForm: {
    valid: async () => [
      { params: { id: 'tea-house' } },
      { form: { thanks: { en: 'Thank you', de: 'Danke' } } },
    ],
    invalid: requestInvalidParam('id'),
    unauthorised: 'public',
    unknown: requestUnknownParam('id'),
  },
} satisfies Partial<Record<CallName, CallPlan>>;
