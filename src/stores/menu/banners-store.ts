import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { bannersCall, bannersReachCall } from '../../api/contract/banners-contract.ts';
import { readBanners } from '../../api/mappers/map-banners.ts';
import type { Banner } from '../../domain/menu/banner.ts';
import { toZonedInstant, toZonedTime } from '../../domain/schedule/zoned.ts';
import { addDays } from '../../lib/calendar.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

export interface BannersState {
  /** Stays `fetched` while the banners of another day or branch are loading. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly banners: readonly Banner[];
  /** Fetches today's banners unless they are loaded or loading. Never rejects; check `status`. */
  load(): Promise<void>;
  /** Reports to the backend that the customer saw a banner, once per visit. */
  reportView(id: string): void;
}

export interface BannersStore extends StoreApi<BannersState> {
  /** Fetches today's banners now and whenever the day or branch changes. Returns a function that stops this. */
  connect(): () => void;
}

/** Delay after midnight in ms, so that the server's clock has passed midnight too. */
const AFTER_MIDNIGHT_MS = 1_000;
/** Time in which views are collected for one request, in ms. */
const VIEW_BATCH_DELAY_MS = 1_000;
/** The backend's limit. */
const MAX_VIEWS_PER_REQUEST = 50;

/** Today's banners by the business's date, and reports of their views (spec, section 7). */
export function createBannersStore(deps: StoreDeps, { business: businessStore }: Stores): BannersStore {
  const { client, now, page, reporter } = deps;
  const viewedIds = new Set<string>();
  let unsentIds: string[] = [];
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let requestedKey = '';

  const sendViews = () => {
    clearTimeout(sendTimer);
    sendTimer = undefined;
    for (; unsentIds.length; unsentIds = unsentIds.slice(MAX_VIEWS_PER_REQUEST))
      // Lost view counts don't justify a retry or an error message.
      client
        .call(bannersReachCall, { body: { banners: unsentIds.slice(0, MAX_VIEWS_PER_REQUEST) } })
        .catch(() => undefined);
  };

  const store = createStore<BannersState>(() => ({
    status: 'idle',
    banners: [],
    load: () => load(),
    reportView(id) {
      if (viewedIds.has(id)) return;
      viewedIds.add(id);
      unsentIds.push(id);
      sendTimer ??= setTimeout(sendViews, VIEW_BATCH_DELAY_MS);
    },
  }));

  /** Date of the first load. The menu's `bannerCount` is the number of banners on this date. */
  let bannerCountDate = '';
  const load = async () => {
    const { business, branchId, bannerCount } = businessStore.getState();
    if (!business) return;
    const { date } = toZonedTime(now(), business.timezone);
    const key = `${branchId} ${date}`;
    if (key === requestedKey) return;
    requestedKey = key;
    bannerCountDate ||= date;
    // The menu response includes the number of today's banners. If it is 0, the next request is sent tomorrow.
    if (bannerCount === 0 && date === bannerCountDate) store.setState({ status: 'fetched', banners: [] });
    else await fetchBanners(key, branchId, date);
  };

  const fetchBanners = async (key: string, branchId: string, date: string) => {
    if (store.getState().status !== 'fetched') store.setState({ status: 'fetching' });
    try {
      const { body } = await client.requestRaw(bannersCall, {
        params: { branch_id: branchId },
        query: { date: date.split('-').reverse().join('-') },
      });
      const banners = readBanners(body, deps.apiOrigin, (error, part) => reporter.report(error, { part }));
      if (requestedKey === key) store.setState({ status: 'fetched', banners });
    } catch (error) {
      // The API client has already reported an ApiError.
      if (!(error instanceof ApiError)) reporter.report(error, { part: 'banners' });
      if (requestedKey !== key) return;
      requestedKey = '';
      store.setState({ status: 'error', banners: [] });
    }
  };

  return {
    ...store,
    connect() {
      let midnightTimer: ReturnType<typeof setTimeout> | undefined;
      const refresh = () => {
        clearTimeout(midnightTimer);
        const { business } = businessStore.getState();
        if (!business) return;
        const tomorrow = addDays(toZonedTime(now(), business.timezone).date, 1);
        midnightTimer = setTimeout(
          refresh,
          toZonedInstant(tomorrow, 0, business.timezone) - now() + AFTER_MIDNIGHT_MS,
        );
        if (!page.isHidden()) void load();
      };
      const cleanups = [
        businessStore.subscribe((state, before) => {
          if (state.branchId !== before.branchId || state.business !== before.business) refresh();
        }),
        page.subscribe(() => (page.isHidden() ? sendViews() : refresh())),
        () => clearTimeout(midnightTimer),
        sendViews,
      ];
      refresh();
      return () => {
        for (const stop of cleanups) stop();
      };
    },
  };
}

/** Selects from the store of today's banners. */
export const useBanners = createStoreHook((stores) => stores.getOrCreateStore(createBannersStore));
