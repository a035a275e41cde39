import { randomUUID } from 'node:crypto';
import { integrations, isServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import type { Db } from '../../db/open-database.ts';
import {
  claimPixelEvents,
  deleteOldPixelEvents,
  markEventDead,
  markEventSent,
  type PixelEventRow,
  postponeEvent,
} from '../../repo/tracking/tracking-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import type { VendorOutcome, VendorPixel, VendorRequest } from './vendor-api.ts';
import { vendorApis } from './vendor-apis.ts';

/** How the queue is worked off; all times in ms. */
export interface SenderTimes {
  /** How often it is looked for what others left, or what is due again. */
  readonly interval: number;
  /** A vendor that takes longer has not answered. */
  readonly timeout: number;
  /** Longer than a batch can take: who has an event longer has died. */
  readonly lease: number;
  /** Before the second try; doubled from try to try. */
  readonly firstDelay: number;
  readonly maxDelay: number;
}

const HOUR = 3_600_000;
const DEFAULT_TIMES: SenderTimes = {
  interval: 5000,
  timeout: 8000,
  lease: 12_000,
  firstDelay: 10_000,
  maxDelay: 6 * HOUR,
};
/** With the usual times, three days: vendors take nothing much older. */
const MAX_ATTEMPTS = 20;
const BATCH = 20;
const PRUNE_INTERVAL_MS = HOUR;
const KEPT_DAYS = 30;
const MAX_PROBLEM_LENGTH = 300;

interface SenderDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly fetch: typeof globalThis.fetch;
  readonly log: (error: unknown) => void;
  readonly times?: Partial<SenderTimes> | undefined;
}

export interface PixelSender {
  /** Something was queued: it need not wait for the next look. */
  readonly wake: () => void;
  /** Takes nothing more, and resolves when what is under way has its answer. */
  readonly close: () => Promise<void>;
}

/** How long before the next try, after so many; spread, so that a vendor that comes back is not run over. */
export const retryDelayMs = (
  attempts: number,
  { firstDelay, maxDelay }: Pick<SenderTimes, 'firstDelay' | 'maxDelay'>,
  random: number,
): number => Math.round(Math.min(firstDelay * 2 ** (attempts - 1), maxDelay) * (0.8 + 0.4 * random));

/**
 * Works off the queue of marketing events, in every server process. What a vendor took is marked and never sent again; a
 * process that dies between the answer and the mark leaves an event that is sent once more, under the id by which the
 * vendor knows it.
 */
export function createPixelSender({ db, catalogue, fetch, log, times }: SenderDeps): PixelSender {
  const { interval, timeout, lease, ...delays } = { ...DEFAULT_TIMES, ...times };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isAwaited = false;
  let isClosed = false;
  let prunedAt = 0;

  const sendRequest = async (
    { url, headers, body }: VendorRequest,
    judge: (typeof vendorApis)[5]['readOutcome'],
  ) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const said: unknown = await answer.json().catch(() => null);
    return judge(answer.status, said);
  };

  const sendEvent = async (row: PixelEventRow): Promise<VendorOutcome> => {
    const { type, pixelId, payload } = row;
    const pixel = isServerPixel(type) ? await pixelOf(catalogue, row) : null;
    if (!pixel || !isServerPixel(type))
      return { outcome: 'never', problem: 'The business has no such integration any more' };
    try {
      const verdict = await sendRequest(
        vendorApis[type].request(pixel, payload),
        vendorApis[type].readOutcome,
      );
      if (verdict.outcome === 'taken') return verdict;
      // Some vendors repeat in their answer what they were sent.
      return { ...verdict, problem: verdict.problem.replaceAll(pixel.token, '…') };
    } catch (error) {
      const problem = error instanceof DOMException ? 'no answer in time' : 'not reached';
      return { outcome: 'later', problem: `${integrations[type].title} ${pixelId}: ${problem}` };
    }
  };

  const settle = async (row: PixelEventRow): Promise<void> => {
    const verdict = await sendEvent(row);
    if (verdict.outcome === 'taken') return void (await markEventSent(db, row));
    const problem = verdict.problem.slice(0, MAX_PROBLEM_LENGTH);
    if (verdict.outcome === 'never' || row.attempts >= MAX_ATTEMPTS)
      return void (await markEventDead(db, row, problem));
    await postponeEvent(db, row, problem, retryDelayMs(row.attempts, delays, Math.random()));
  };

  const workOff = async (): Promise<void> => {
    while (!isClosed) {
      isAwaited = false;
      const rows = await claimPixelEvents(db, { claim: randomUUID(), leaseMs: lease, limit: BATCH });
      await Promise.all(rows.map(settle));
      if (!rows.length && !isAwaited) break;
    }
    if (Date.now() - prunedAt < PRUNE_INTERVAL_MS || isClosed) return;
    prunedAt = Date.now();
    await deleteOldPixelEvents(db, KEPT_DAYS);
  };

  const poll = (): void => {
    clearTimeout(timer);
    if (isClosed || running) return;
    running = workOff()
      .catch(log)
      .finally(() => {
        running = null;
        if (!isClosed) timer = setTimeout(poll, interval).unref();
      });
  };
  timer = setTimeout(poll, interval).unref();

  return {
    wake() {
      isAwaited = true;
      poll();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The integration as it is now: a token that was mended since is used at once. */
async function pixelOf(
  catalogue: Pick<Catalogue, 'find'>,
  { referenceId, type, pixelId }: PixelEventRow,
): Promise<VendorPixel | null> {
  const business = await catalogue.find(referenceId);
  const found = business?.file.pixels.find((pixel) => pixel.type === type && pixel.id === pixelId);
  if (!found?.access_token) return null;
  return {
    id: found.id,
    token: found.access_token,
    testCode: found.test_code ?? null,
    endpoint: found.endpoint?.replace(/\/+$/, '') ?? null,
  };
}
