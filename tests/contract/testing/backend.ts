import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type * as z from 'zod/mini';
import type { Db } from '../../../demo/server/db/open-database.ts';
import { createApp } from '../../../demo/server/http-app.ts';
import {
  type ImportResult,
  importBusiness,
} from '../../../demo/server/services/business-file/import-business.ts';
import type { ScreenRenderer } from '../../../demo/server/services/first-screen/screen-renderer.ts';
import type { Call, CallInput, CallResult } from '../../../src/api/contract/call.ts';
import { errorBody } from '../../../src/api/contract/common-contract.ts';
import { calls } from '../../../src/api/contract/contract.ts';
import { addOperatorCredentials, openSession } from './console-session.ts';
import type { Engine } from './engines.ts';

type Calls = typeof calls;
type CallName = keyof Calls;

/** Wednesday, 12:00 in Berlin. */
const NOON_MS = Date.parse('2026-03-04T12:00:00+01:00');

export const getFixturePath = (name: string): string => join(import.meta.dirname, 'fixtures', name);

export interface RequestInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Refusal {
  readonly status: number;
  readonly body: z.output<typeof errorBody> & Readonly<Record<string, unknown>>;
}

const buildPath = (path: string, { params = {}, query = {} }: RequestInput): string => {
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `/api/${filledPath}${search.size ? `?${search}` : ''}`;
};

interface Options {
  /** Timing of the worker that sends marketing events, in ms. */
  readonly pixelTimes?: Parameters<typeof createApp>[0]['pixelTimes'];
  readonly notifiers?: Parameters<typeof createApp>[0]['notifiers'];
  readonly payment?: Parameters<typeof createApp>[0]['payment'];
  /** Renders real first screens instead of using the fake renderer. */
  readonly loadScreenRenderer?: () => Promise<ScreenRenderer>;
  readonly requestTimeoutMs?: number;
  /** Further settings of the app. */
  readonly settings?: Partial<Parameters<typeof createApp>[0]>;
}

/** Fake renderer, because contract tests do not build the app. Its HTML names the requested locale and path. */
const fakeRenderer: ScreenRenderer = {
  start: () => undefined,
  render: async ({ path, locale, format }) => {
    const text = `Menu in ${locale} at ${path}`;
    return {
      status: 200,
      css: '',
      markup: format === 'html' ? `<main>${text}</main>` : JSON.stringify([['main', {}, text]]),
      theme: {},
      validUntil: Number.POSITIVE_INFINITY,
    };
  },
  renderThemeCss: () => '',
  close: async () => undefined,
};

/** Starts a backend in this process, with the businesses of the fixtures, its own database and a clock that the test sets. */
export function useBackend(
  engine: Engine,
  {
    pixelTimes,
    notifiers,
    payment,
    loadScreenRenderer = async () => fakeRenderer,
    requestTimeoutMs,
    settings,
  }: Options = {},
) {
  const clock = { now: NOON_MS };
  const errorLog: unknown[] = [];
  const state: {
    db?: Db;
    request?: (path: string, init?: RequestInit) => Promise<Response>;
    routes?: readonly { readonly method: string; readonly path: string }[];
  } = {};
  const closers: (() => unknown)[] = [];

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'order-app-contract-'));
    const database = await engine.open();
    for (const file of ['tea-house.json', 'corner-shop.json', 'garden.json'])
      await importBusiness(database.db, getFixturePath(file));
    const app = createApp({
      db: database.db,
      dataDir,
      now: () => clock.now,
      log: (error) => errorLog.push(error),
      hasInbox: true,
      feedIntervalMs: 50,
      scheduledIntervalMs: 50,
      sweepIntervalMs: 200,
      reminderIntervalMs: 50,
      secret: 'known-to-the-tests-only',
      // Most tests take all their places from one network address, which must not reach the limit.
      maxUnconfirmedPlaces: 10_000,
      // Tests choose the client address with a header.
      trustProxy: true,
      ...(requestTimeoutMs && { requestTimeoutMs }),
      ...(pixelTimes && { pixelTimes }),
      ...(notifiers && { notifiers }),
      payment: { intervalMs: 50, ...payment },
      loadScreenRenderer,
      ...settings,
    });
    state.db = database.db;
    state.routes = app.hono.routes;
    state.request = async (path, init) => app.hono.request(path, init);
    closers.push(app.close, database.close, () => rm(dataDir, { recursive: true }));
  });
  afterEach(() => {
    clock.now = NOON_MS;
    // No request of a customer may cause an unexpected error.
    expect(errorLog.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  const database = (): Db => {
    if (!state.db) throw new Error('The backend has not started');
    return state.db;
  };
  const requestAsSent = (path: string, init?: RequestInit): Promise<Response> => {
    if (!state.request) throw new Error('The backend has not started');
    return state.request(path, init);
  };
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(path, 'http://localhost');
    if (!/^\/console(\/|$)/.test(pathname)) return requestAsSent(path, init);
    // A session for each request, because tests set the clock to other days.
    const session = await openSession(database(), { name: 'test-platform', now: clock.now });
    return requestAsSent(path, addOperatorCredentials(session, init));
  };
  const send = (name: CallName, input: RequestInput): Promise<Response> => {
    const call: Call = calls[name];
    const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
    const headers = { 'content-type': 'application/json', ...input.headers };
    return request(buildPath(call.path, input), { method: call.method, headers, ...body });
  };

  return {
    clock,
    /** Sends a request. Requests to the console come from a signed-in platform operator. */
    request,
    /** Sends a request unchanged, even to the console. */
    requestAsSent,
    database,
    /** The registered routes and middlewares of the app. */
    listRoutes: () => state.routes ?? [],
    /** The paths of all routes of a method, with a value for each parameter. */
    listPaths: (method: string): string[] => [
      ...new Set(
        (state.routes ?? [])
          .filter((route) => route.method === method)
          .map(({ path }) => path.replaceAll(/:\w+(\{[^}]*\})?/g, 'unknown')),
      ),
    ],
    /** Returns the logged errors and clears them. Call it in a test that causes errors; unread errors fail the test. */
    takeLoggedErrors: (): unknown[] => errorLog.splice(0),
    /** Imports a business file that may use the pictures of the fixtures. */
    async importFile(file: object): Promise<ImportResult> {
      const folder = await mkdtemp(join(tmpdir(), 'order-app-file-'));
      try {
        await symlink(getFixturePath('media'), join(folder, 'media'));
        const path = join(folder, 'business.json');
        await writeFile(path, JSON.stringify(file));
        return await importBusiness(database(), path);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    /** Sends a request, expects status 200 and parses the response with the contract. */
    async call<N extends CallName>(
      name: N,
      input: CallInput<Calls[N]> & Pick<RequestInput, 'headers'>,
    ): Promise<CallResult<Calls[N]>> {
      return (await this.callUnchecked(name, input as RequestInput)) as CallResult<Calls[N]>;
    },
    /** Like `call`, but the request may be invalid. */
    async callUnchecked(name: CallName, input: RequestInput): Promise<unknown> {
      const response = await send(name, input);
      const body: unknown = await response.json();
      expect(response.status, JSON.stringify(body)).toBe(200);
      return (calls[name] as Call).response.parse(body);
    },
    /** Sends a request, which may be invalid, and expects a refusal in the standard format. */
    async expectRefusal(name: CallName, input: RequestInput): Promise<Refusal> {
      const response = await send(name, input);
      const body = (await response.json()) as Refusal['body'];
      expect(response.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
      errorBody.parse(body);
      return { status: response.status, body };
    },
  };
}
export type Backend = ReturnType<typeof useBackend>;
