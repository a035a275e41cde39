// A fake backend for the stories of screens: one small café with every feature, held in memory.
import {
  restaurantBody,
  shiftsBody,
  wireCategory,
  wireItem,
  wireOrder,
  wireQuote,
  wireReservation,
  wireUser,
} from '../../api/testing/wire-examples.ts';
import { storyPictures } from '../../ui/testing/story-pictures.ts';

export interface FakeResponse {
  readonly status?: number;
  readonly body: unknown;
}
/** A response, `never` for a request that stays open, or `lost` for a dropped connection. */
export type FakeRoute = FakeResponse | 'never' | 'lost';
/** Routes by path prefix. The longest matching prefix applies. */
export type FakeRoutes = Readonly<Record<string, FakeRoute>>;

const DAY_MS = 86_400_000;
const now = Date.now();
const toIsoTimeFromNow = (offsetMs: number): string => new Date(now + offsetMs).toISOString();
const buildPicture = (name: keyof typeof storyPictures) => {
  const { src, width, height, color } = storyPictures[name];
  return { src, ...(width && { width }), ...(height && { height }), ...(color && { color }) };
};

const milk = {
  id: 'milk',
  name: { en: 'Milk', ar: 'الحليب' },
  min: 1,
  max: 1,
  modifiers: [
    { id: 'whole', locales: { en: 'Whole milk', ar: 'حليب كامل' }, price: 0 },
    { id: 'oat', locales: { en: 'Oat milk', ar: 'حليب الشوفان' }, price: 0.25 },
  ],
};

const dishes = [
  wireItem('latte', {
    name: { en: 'Flat white', ar: 'فلات وايت' },
    description: { en: 'Double ristretto, silky milk.', ar: 'ريستريتو مزدوج مع حليب ناعم.' },
    image: buildPicture('coffee'),
    modifier_groups: [milk],
  }),
  wireItem('croissant', {
    name: { en: 'Butter croissant', ar: 'كرواسون بالزبدة' },
    description: { en: 'Baked every morning.', ar: 'يُخبز كل صباح.' },
    image: buildPicture('croissant'),
    price: 1.2,
  }),
  wireItem('eggs', {
    name: { en: 'Eggs on toast', ar: 'بيض على التوست' },
    description: { en: 'Two eggs, sourdough, chives.', ar: 'بيضتان وخبز العجين المخمر والثوم المعمر.' },
    image: buildPicture('eggs'),
    price: 2.75,
  }),
  wireItem('salad', {
    name: { en: 'Green salad', ar: 'سلطة خضراء' },
    image: buildPicture('salad'),
    price: 2.1,
    sold_out: true,
  }),
];

const categories = [
  { ...wireCategory('drinks', [dishes[0]]), name: { en: 'Coffee', ar: 'القهوة' } },
  { ...wireCategory('bakery', [dishes[1]]), name: { en: 'Bakery', ar: 'المخبوزات' } },
  { ...wireCategory('kitchen', [dishes[2], dishes[3]]), name: { en: 'Kitchen', ar: 'المطبخ' } },
];

const branches = [
  {
    id: 'demo~one',
    name: { en: 'Old town', ar: 'المدينة القديمة' },
    lat: 29.37,
    lng: 47.98,
    phone: '+96522220000',
  },
  { id: 'demo~two', name: { en: 'Harbour', ar: 'الميناء' }, lat: 29.39, lng: 48.0 },
];

/** The café of the stories. `settings` overrides its business settings. */
export const storyBusiness = (settings: Parameters<typeof restaurantBody>[0] = {}): unknown =>
  restaurantBody(
    {
      business_name: { en: 'Harbour Café', ar: 'مقهى الميناء' },
      branch_name: branches[0]?.name ?? {},
      branches,
      enable_wallet: true,
      payment_methods: [2, 1],
      feedback: true,
      policies: { en: 'We store what an order needs.', ar: 'نحفظ ما يحتاجه الطلب فقط.' },
      checkoutDelivery: { enabled: true, min_order: 3 },
      checkoutDineIn: { enabled: true, cart: true },
      reservation: { enabled: true, with_table: true, type: 1, max_users: 6 },
      ...settings,
    },
    { menu: { categories } },
  );

const quote = wireQuote({
  lines: [
    {
      item_id: 'latte',
      name: { en: 'Flat white', ar: 'فلات وايت' },
      quantity: 2,
      modifiers: [],
      comment: '',
      unit_price: 1.5,
      discounted_price: 1.5,
      modifiers_price: 0,
      total_price: 3,
    },
  ],
});

/** An order of the stories, ten minutes old. */
export const storyOrder = (overrides: Parameters<typeof wireOrder>[0] = {}) =>
  wireOrder({
    quote,
    branch: { id: 'demo~one', name: branches[0]?.name ?? {} },
    placed_at: toIsoTimeFromNow(-600_000),
    events: [{ status: 0, at: toIsoTimeFromNow(-600_000) }],
    ...overrides,
  });

const reservation = wireReservation({
  starts_at: toIsoTimeFromNow(DAY_MS),
  ends_at: toIsoTimeFromNow(DAY_MS + 5_400_000),
  change_until: toIsoTimeFromNow(DAY_MS - 7_200_000),
});

const wallet = {
  balance: [{ id: '1', amount: 7.5, credited: 10, at: toIsoTimeFromNow(-DAY_MS), name: { en: 'Regular' } }],
  availablePackages: [
    { id: 'small', name: { en: 'Small', ar: 'صغيرة' }, price: 5, credit: 5 },
    { id: 'regular', name: { en: 'Regular', ar: 'عادية' }, price: 10, credit: 11 },
  ],
  creditHistory: [{ id: '9', at: toIsoTimeFromNow(-DAY_MS), amount: 10, balance: 10, reason: 'package' }],
  policy: { en: 'Credit does not expire.', ar: 'لا تنتهي صلاحية الرصيد.' },
  wallet_feature_enabled: true,
  onHoldBalance: 0,
};

const reservationTimes = [18, 19, 20].map((hour) => {
  const from = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS + hour * 3_600_000;
  return {
    from: new Date(from).toISOString(),
    to: new Date(from + 3_600_000).toISOString(),
    free: hour !== 19,
    tables: hour === 19 ? [] : ['t1'],
  };
});

const zone = {
  id: 'east',
  branch: 'demo~one',
  name: { en: 'East', ar: 'الشرق' },
  fees: 0.75,
  min_order: 2,
  delivery_time: 35,
  areas: [{ id: 'salmiya', name: { en: 'Salmiya', ar: 'السالمية' }, zone_id: 'east' }],
  shape: {
    type: 'Polygon',
    coordinates: [
      [
        [47.9, 29.3],
        [48.1, 29.3],
        [48.1, 29.5],
        [47.9, 29.5],
        [47.9, 29.3],
      ],
    ],
  },
};

const ONE_PAGE = { page: 1, pages: 1, total: 1 };

const ROUTES: FakeRoutes = {
  'webapp/v5/restaurant/': { body: storyBusiness() },
  'webapp/v5/menu/': { body: { menu: { categories }, discounts: {} } },
  'webapp/v5/item/': { body: { item: dishes[0] } },
  'webapp/v5/shifts/': { body: shiftsBody() },
  'webapp/branches/': { body: { branches } },
  'webapp/banners/': { body: { banners: [] } },
  'webapp/visit/': { body: {} },
  'webapp/zones/': {
    body: {
      zones: [zone],
      countries: [],
      form: { fields: { street: { on: true, required: true }, building: { on: true } } },
    },
  },
  'webapp/tables/': { body: { tables: [{ id: '7', name: { en: '7' }, seats: 4 }] } },
  'tags-ingredients': { body: { tags: [], ingredients: [], allergens: [] } },
  'service/pos/calc-order/': { body: { quote } },
  'webapp/profile/': { body: { user: wireUser() } },
  'webapp/v5/orders/': {
    body: {
      orders: [
        {
          id: 'o-1',
          number: '4F-7K2',
          branch_id: 'demo~one',
          branch_name: branches[0]?.name,
          status: 5,
          selling_type: 'car_pickup',
          placed_at: toIsoTimeFromNow(-DAY_MS),
          currency: 'KWD',
          currency_digits: 3,
          total: 3,
          count: 2,
        },
      ],
      pagination: ONE_PAGE,
    },
  },
  'webapp/order/': { body: { order: storyOrder() } },
  'webapp/reservation-form/': {
    body: {
      form: {
        type: 1,
        with_table: true,
        max_guests: 6,
        login_required: false,
        confirm: 'by_hand',
        reminder_hours: 3,
        change_until_hours: 2,
        first_day: toIsoTimeFromNow(0).slice(0, 10),
        last_day: toIsoTimeFromNow(DAY_MS).slice(0, 10),
        areas: [],
        tables: [{ id: 't1', name: { en: '1' }, area_id: null, seats: 4 }],
        services: [],
        staff: [],
        questions: [],
      },
      timezone: 'UTC',
      now: toIsoTimeFromNow(0),
    },
  },
  'webapp/reservation-times/': {
    body: {
      days: [{ date: toIsoTimeFromNow(DAY_MS).slice(0, 10), times: reservationTimes }],
      timezone: 'UTC',
      now: toIsoTimeFromNow(0),
    },
  },
  'webapp/reservations/': {
    body: { reservations: [reservation], pagination: ONE_PAGE, now: toIsoTimeFromNow(0) },
  },
  'webapp/reservation/': { body: { reservation, now: toIsoTimeFromNow(0) } },
  'webapp/wallet/': { body: { wallet } },
  'webapp/wallet/u1/history': { body: { entries: wallet.creditHistory, pagination: ONE_PAGE } },
  'webapp/feedback/': {
    body: {
      form: {
        intro: { en: 'How was your visit?', ar: 'كيف كانت زيارتك؟' },
        questions: [
          { id: 'q1', type: 'smile', label: { en: 'Service', ar: 'الخدمة' }, required: true },
          { id: 'q2', type: 'text', label: { en: 'Anything else?', ar: 'هل من شيء آخر؟' }, required: false },
        ],
      },
    },
  },
};

/**
 * A fake `fetch` for the requests to one API base. `changes` replaces single routes. `fetchElsewhere` handles all other
 * requests.
 */
export function createStoryFetch(
  apiBase: string,
  changes: FakeRoutes = {},
  fetchElsewhere: typeof globalThis.fetch = realFetch,
): typeof globalThis.fetch {
  return async (input, init) => {
    // A test may change the routes between two requests.
    const routes = { ...ROUTES, ...changes };
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(`${apiBase}/`)) return fetchElsewhere(input, init);
    const path = url.slice(apiBase.length + 1);
    const prefix = Object.keys(routes)
      .filter((key) => path.startsWith(key))
      .sort((a, b) => b.length - a.length)[0];
    const route = prefix === undefined ? undefined : routes[prefix];
    if (route === 'never') return new Promise(() => undefined);
    if (route === 'lost') throw new TypeError('Failed to fetch');
    const { status, body } = route ?? {
      status: 404,
      body: { error: 1, code: 'not_found', message: `No fake response for ${path}` },
    };
    return Response.json(body, { status: status ?? 200 });
  };
}

const realFetch = globalThis.fetch;
