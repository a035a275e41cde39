import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  isAllowed,
  PERMISSIONS,
  type Permission,
  ROLES,
  type Role,
} from '../../../demo/server/services/operators/permissions.ts';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { openRoom, reserve } from '../testing/room-business.ts';
import { MITTE, placeOrder } from '../testing/test-orders.ts';

/** Ids of the tea house's records, which the operator of the corner shop tries to reach. */
interface TeaHouseRecordIds {
  readonly order: string;
  readonly reservation: string;
  readonly customer: string;
  readonly operator: string;
}

interface RouteRow {
  /** Null when every operator may use the route. */
  readonly permission: Permission | null;
  /** A request for data of the tea house. Null when a request to the route cannot name a business or a record of one. */
  readonly request: ((records: TeaHouseRecordIds) => { path: string; form?: Record<string, string> }) | null;
}

const requestForBusiness = (path: string) => () => ({ path: `${path}?business=tea-house` });
const OWN_ACCOUNT: RouteRow = { permission: null, request: null };

/** Every route of the console that needs a session. A new route fails the test until it has a row. */
const ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /console': { permission: 'orders', request: requestForBusiness('/console') },
  'GET /console/orders': { permission: 'orders', request: requestForBusiness('/console/orders') },
  // The route takes no business. It reports only changes at the operator's own businesses, see console-routes.test.ts.
  'GET /console/news': { permission: 'orders', request: null },
  'POST /console/orders/:id/move': {
    permission: 'orders',
    request: ({ order }) => ({ path: `/console/orders/${order}/move`, form: { to: '1' } }),
  },
  // Operators without the permission `refunds` are refused too, see refunds.test.ts.
  'POST /console/orders/:id/refund': {
    permission: 'orders',
    request: ({ order }) => ({
      path: `/console/orders/${order}/refund`,
      form: { seq: '1', target: 'online', amount: '1', reason: 'x' },
    }),
  },
  'GET /console/tables': { permission: 'tables', request: requestForBusiness('/console/tables') },
  'GET /console/tables/cards': {
    permission: 'tables',
    request: () => ({ path: `/console/tables/cards?branch=${MITTE}` }),
  },
  'GET /console/coupons': { permission: 'coupons', request: requestForBusiness('/console/coupons') },
  'GET /console/banners': { permission: 'marketing', request: requestForBusiness('/console/banners') },
  'GET /console/pixels': { permission: 'marketing', request: requestForBusiness('/console/pixels') },
  'GET /console/feedback': { permission: 'feedback', request: requestForBusiness('/console/feedback') },
  'GET /console/payments': { permission: 'payments', request: requestForBusiness('/console/payments') },
  'GET /console/payments/export/:file': {
    permission: 'payments',
    request: requestForBusiness('/console/payments/export/orders'),
  },
  'GET /console/codes': { permission: 'messages', request: requestForBusiness('/console/codes') },
  // A search. It finds only the operator's own businesses, see console-scope.test.ts.
  'GET /console/businesses': { permission: 'orders', request: null },
  'GET /console/outside-hours': {
    permission: 'orders',
    request: requestForBusiness('/console/outside-hours'),
  },
  'GET /console/rush': { permission: 'orders', request: requestForBusiness('/console/rush') },
  'POST /console/rush/:branch/:type': {
    permission: 'orders',
    request: () => ({ path: `/console/rush/${MITTE}/car_pickup`, form: { end: 'yes' } }),
  },
  'GET /console/reservations': {
    permission: 'reservations',
    request: requestForBusiness('/console/reservations'),
  },
  'GET /console/reservations/list': {
    permission: 'reservations',
    request: requestForBusiness('/console/reservations/list'),
  },
  'POST /console/reservations/:id/move': {
    permission: 'reservations',
    request: ({ reservation }) => ({ path: `/console/reservations/${reservation}/move`, form: { to: '1' } }),
  },
  'POST /console/reservations/:id/change': {
    permission: 'reservations',
    request: ({ reservation }) => ({
      path: `/console/reservations/${reservation}/change`,
      form: { time: '2026-03-10T13:00', guests: '2' },
    }),
  },
  'GET /console/wallets': { permission: 'wallets', request: requestForBusiness('/console/wallets') },
  'GET /console/wallets/:id': {
    permission: 'wallets',
    request: ({ customer }) => ({ path: `/console/wallets/${customer}` }),
  },
  'POST /console/wallets/:id/credit': {
    permission: 'wallets',
    request: ({ customer }) => ({
      path: `/console/wallets/${customer}/credit`,
      form: { amount: '5', note: 'x', key: randomUUID() },
    }),
  },
  'GET /console/operators': { permission: 'operators', request: requestForBusiness('/console/operators') },
  'POST /console/operators': {
    permission: 'operators',
    request: () => ({
      path: '/console/operators',
      form: { business: 'tea-house', name: 'mallory', role: 'owner' },
    }),
  },
  'POST /console/operators/:id/role': {
    permission: 'operators',
    request: ({ operator }) => ({
      path: `/console/operators/${operator}/role`,
      form: { business: 'tea-house', role: 'staff' },
    }),
  },
  'POST /console/operators/:id/remove': {
    permission: 'operators',
    request: ({ operator }) => ({
      path: `/console/operators/${operator}/remove`,
      form: { business: 'tea-house' },
    }),
  },
  'POST /console/operators/:id/link': {
    permission: 'operators',
    request: ({ operator }) => ({
      path: `/console/operators/${operator}/link`,
      form: { business: 'tea-house' },
    }),
  },
  'GET /console/audit': { permission: 'audit', request: requestForBusiness('/console/audit') },
  'GET /console/account': OWN_ACCOUNT,
  'POST /console/account/password': OWN_ACCOUNT,
  'POST /console/account/sign-out': OWN_ACCOUNT,
  'POST /console/account/sign-out-everywhere': OWN_ACCOUNT,
};

/** Routes that people use before they have a session, and static files. */
const PUBLIC_ROUTES = [
  'GET /console/sign-in',
  'POST /console/sign-in',
  'GET /console/enter',
  'POST /console/enter',
  ...['console.css', 'console.js', 'console-drafts.js', 'cards.css', 'cards.js'].map(
    (name) => `GET /console/${name}`,
  ),
];

describe.each(pgliteOnly)('the routes of the console, on $name', (engine) => {
  const backend = useBackend(engine);
  let records: TeaHouseRecordIds;
  beforeAll(async () => {
    const branchId = await openRoom(backend, 'room-house');
    const { reservation } = await reserve(backend, branchId);
    const owner = await createOperator(backend, 'tea-owner', { 'tea-house': 'owner' });
    records = {
      order: (await placeOrder(backend)).id,
      reservation: reservation.id,
      customer: (await logInWithWallet(backend, 100)).user.id,
      operator: owner.id,
    };
  });

  it('the table of console permissions has a row for every route of the console', () => {
    const routes = backend
      .listRoutes()
      .filter(({ path, method }) => path.startsWith('/console') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
    expect(new Set(routes)).toEqual(new Set([...Object.keys(ROUTES), ...PUBLIC_ROUTES]));
  });

  it.each(Object.entries(ROUTES))(
    'the console route %s redirects or refuses a request without a session',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const headers = { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' };
      const response = await backend.requestAsSent(path.replace(':id', 'abc'), { method, headers });
      expect([303, 401]).toContain(response.status);
      if (response.status === 303) expect(response.headers.get('location')).toMatch(/^\/console\/sign-in\?/);
    },
  );

  it.each(Object.entries(ROUTES).filter(([, { request }]) => request))(
    'the console refuses %s to the owner of another business, and changes nothing',
    async (_route, { request }) => {
      const stranger = await createOperator(backend, 'shop-owner', { 'corner-shop': 'owner' });
      const { path, form } = request?.(records) ?? { path: '' };
      const stateBefore = await loadState();
      const response = await (form ? stranger.submit(path, form) : stranger.get(path));
      expect([403, 404]).toContain(response.status);
      const text = await response.text();
      for (const secret of ['tea-house', 'room-house', 'Ada', 'tea-owner'])
        expect(text).not.toContain(secret);
      expect(await loadState()).toEqual(stateBefore);
    },
  );

  const permittedRoutes = Object.entries(ROUTES).filter(([, { permission }]) => permission !== null);

  it.each(ROLES.flatMap((role) => permittedRoutes.map(([route, row]) => [role, route, row] as const)))(
    'allows the role %s on the route %s only with the permission for that route',
    async (role: Role, route, { permission }) => {
      const operator = await createOperator(backend, `${role}-of-shop`, { 'corner-shop': role });
      const [method, path = ''] = route.split(' ');
      const address = path.replace(':id', 'abc');
      const response = await (method === 'POST' ? operator.submit(address) : operator.get(address));
      const isForbidden = response.status === 403;
      await response.body?.cancel();
      expect(isForbidden).toBe(permission !== null && !isAllowed(role, permission));
    },
  );

  it('every console permission except the one for refunds is used by a route', () => {
    const usedPermissions = new Set(Object.values(ROUTES).map(({ permission }) => permission));
    // `refunds` is an extra condition of two routes, see console-scope.test.ts.
    expect(Object.keys(PERMISSIONS).filter((name) => !usedPermissions.has(name as Permission))).toEqual([
      'refunds',
    ]);
  });

  const loadState = async () => {
    const { query } = backend.database();
    return {
      orders: await query.orders.findMany(),
      reservations: await query.reservations.findMany(),
      ledger: await query.ledgerEntries.findMany(),
      roles: await query.operatorRoles.findMany({ orderBy: (t, { asc }) => [asc(t.operatorId)] }),
      links: await query.operatorLinks.findMany(),
    };
  };
});
