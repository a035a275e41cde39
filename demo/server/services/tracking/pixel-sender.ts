import { randomUUID } from 'node:crypto';
import { integrations, isServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import type { Db } from '../../db/open-database.ts';
import {
  claimPixelEvents,
  deleteOldCounts,
  deleteOldPixelEvents,
  markEventDead,
  markEventSent,
  type PixelEventRow,
  postponeEvent,
} from '../../repo/tracking/tracking-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import type { VendorApi, VendorOutcome, VendorPixel, VendorRequest } from './vendor-api.ts';
import { vendorApis } from './vendor-apis.ts';

/** The sender's times, in ms. */
export interface SenderTimes {
  /** Interval between polls for due events. */
  readonly intervalMs: number;
  /** Timeout of a request to a vendor. */
  readonly timeoutMs: number;
  /** Lease time of a batch. A worker that holds an event longer than this has crashed. */
  readonly leaseMs: number;
  /** Delay before the second attempt. It doubles with every attempt. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

const HOUR_MS = 3_600_000;
const DEFAULT_TIMES: SenderTimes = {
  intervalMs: 5000,
  timeoutMs: 8000,
  leaseMs: 12_000,
  firstDelayMs: 10_000,
  maxDelayMs: 6 * HOUR_MS,
};
/** With the default times, the last attempt is about two days after the first. */
const MAX_ATTEMPTS = 20;
const BATCH_SIZE = 20;
const PRUNE_INTERVAL_MS = HOUR_MS;
const RETENTION_DAYS = 30;
/** Long enough to compare a month with the same month of the previous year. */
const COUNT_RETENTION_DAYS = 400;

interface SenderDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'findBusiness'>;
  readonly fetch: typeof globalThis.fetch;
  readonly log: (error: unknown) => void;
  readonly times?: Partial<SenderTimes> | undefined;
}

export interface PixelSender {
  /** Sends new events immediately. */
  readonly wake: () => void;
  /** Stops sending. Resolves when the running requests have finished. */
  readonly close: () => Promise<void>;
}

/**
 * Delay before the next attempt. `attempts` counts the attempts so far. The delay is randomised, so that a vendor that
 * recovers is not overloaded.
 */
export const computeRetryDelayMs = (
  attempts: number,
  { firstDelayMs, maxDelayMs }: Pick<SenderTimes, 'firstDelayMs' | 'maxDelayMs'>,
  random: number,
): number => Math.round(Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs) * (0.8 + 0.4 * random));

/**
 * Sends the queued marketing events, in every server process. Every hour, deletes old events and old counts. Accepted
 * events are marked and never sent again. If a process crashes before it marks an event, the event is sent once more
 * with the same id, and the vendor deduplicates it.
 */
export function createPixelSender({ db, catalogue, fetch, log, times }: SenderDeps): PixelSender {
  const { intervalMs, timeoutMs, leaseMs, ...delays } = { ...DEFAULT_TIMES, ...times };
  let timer: NodeJS.Timeout | undefined;
  let runningRound: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;
  let prunedAt = 0;

  const sendRequest = async (
    { url, headers, body }: VendorRequest,
    readOutcome: VendorApi['readOutcome'],
  ) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const responseBody: unknown = await response.json().catch(() => null);
    return readOutcome(response.status, responseBody);
  };

  const sendEvent = async (row: PixelEventRow): Promise<VendorOutcome> => {
    const { type, pixelId, payload } = row;
    const pixel = isServerPixel(type) ? await findPixel(catalogue, row) : null;
    if (!pixel || !isServerPixel(type))
      return { outcome: 'never', problem: 'The business file no longer has this integration' };
    try {
      return await sendRequest(vendorApis[type].buildRequest(pixel, payload), vendorApis[type].readOutcome);
    } catch (error) {
      const problem = error instanceof DOMException ? 'no response in time' : 'not reachable';
      return { outcome: 'later', problem: `${integrations[type].title} ${pixelId}: ${problem}` };
    }
  };

  const deliver = async (row: PixelEventRow): Promise<void> => {
    const outcome = await sendEvent(row);
    if (outcome.outcome === 'accepted') return void (await markEventSent(db, row));
    const { problem } = outcome;
    if (outcome.outcome === 'never' || row.attempts >= MAX_ATTEMPTS)
      return void (await markEventDead(db, row, problem));
    await postponeEvent(db, row, problem, computeRetryDelayMs(row.attempts, delays, Math.random()));
  };

  const sendQueuedEvents = async (): Promise<void> => {
    while (!isClosed) {
      isWoken = false;
      const rows = await claimPixelEvents(db, { claim: randomUUID(), leaseMs, limit: BATCH_SIZE });
      await Promise.all(rows.map(deliver));
      if (!rows.length && !isWoken) break;
    }
    if (Date.now() - prunedAt < PRUNE_INTERVAL_MS || isClosed) return;
    prunedAt = Date.now();
    await deleteOldPixelEvents(db, RETENTION_DAYS);
    await deleteOldCounts(db, COUNT_RETENTION_DAYS);
  };

  const poll = (): void => {
    clearTimeout(timer);
    if (isClosed || runningRound) return;
    runningRound = sendQueuedEvents()
      .catch(log)
      .finally(() => {
        runningRound = null;
        if (!isClosed) timer = setTimeout(poll, intervalMs).unref();
      });
  };
  timer = setTimeout(poll, intervalMs).unref();

  return {
    wake() {
      isWoken = true;
      poll();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await runningRound;
    },
  };
}

/** The current integration, so that a corrected token takes effect immediately. */
async function findPixel(
  catalogue: Pick<Catalogue, 'findBusiness'>,
  { referenceId, type, pixelId }: PixelEventRow,
): Promise<VendorPixel | null> {
  const business = await catalogue.findBusiness(referenceId);
  const configuredPixel = business?.file.pixels.find((pixel) => pixel.type === type && pixel.id === pixelId);
  if (!configuredPixel?.access_token) return null;
  return {
    id: configuredPixel.id,
    token: configuredPixel.access_token,
    testCode: configuredPixel.test_code ?? null,
    endpoint: configuredPixel.endpoint?.replace(/\/+$/, '') ?? null,
  };
}
