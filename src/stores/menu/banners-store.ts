import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { bannersCall, bannersReachCall } from '../../api/contract/banners-contract.ts';
import { readBanners } from '../../api/mappers/map-banners.ts';
import type { Banner } from '../../domain/menu/banner.ts';
import { instantOf, zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { addDays } from '../../lib/calendar.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { hookFor } from '../stores-context.tsx';

export interface BannersState {
  /** What was fetched before stays while another day or branch is fetched. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly banners: readonly Banner[];
  /** Today's banners, unless they are there or on their way. Never rejects: look at `status`. */
  load(): Promise<void>;
  /** A banner was looked at: told to the backend once per visit. */
  reach(id: string): void;
}

export interface BannersStore extends StoreApi<BannersState> {
  /** Fetches today's banners, and again when the day or the branch changes. Returns the way to stop. */
  connect(): () => void;
}

/** Past midnight, so that the server's clock has passed it too. */
const MARGIN_MS = 1_000;
/** Banners seen within it go out together. */
const GATHER_MS = 1_000;
/** As many as one request takes. */
const BATCH = 50;

/** The banners of the business's day, and which of them were seen (spec, section 7). For menus that have any. */
export function createBannersStore(deps: StoreDeps, { business: businessStore }: Stores): BannersStore {
  const { client, now, page, reporter } = deps;
  const reached = new Set<string>();
  let unsent: string[] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let wanted = '';

  const send = () => {
    clearTimeout(gathering);
    gathering = undefined;
    for (; unsent.length; unsent = unsent.slice(BATCH))
      // A count of views is not worth a second try, nor a word to the customer.
      client.call(bannersReachCall, { body: { banners: unsent.slice(0, BATCH) } }).catch(() => undefined);
  };

  const store = createStore<BannersState>(() => ({
    status: 'idle',
    banners: [],
    load: () => load(),
    reach(id) {
      if (reached.has(id)) return;
      reached.add(id);
      unsent.push(id);
      gathering ??= setTimeout(send, GATHER_MS);
    },
  }));

  let firstDate = '';
  const load = async () => {
    const { business, branchId, bannerCount } = businessStore.getState();
    if (!business) return;
    const { date } = zonedTimeAt(now(), business.timezone);
    const key = `${branchId} ${date}`;
    if (key === wanted) return;
    wanted = key;
    firstDate ||= date;
    // The menu came with their number: where that is none, there is nothing to ask for before tomorrow.
    if (bannerCount === 0 && date === firstDate) store.setState({ status: 'fetched', banners: [] });
    else await fetchAll(key, branchId, date);
  };

  const fetchAll = async (key: string, branchId: string, date: string) => {
    if (store.getState().status !== 'fetched') store.setState({ status: 'fetching' });
    try {
      const { body } = await client.raw(bannersCall, {
        params: { branch_id: branchId },
        query: { date: date.split('-').reverse().join('-') },
      });
      const banners = readBanners(body, deps.apiOrigin, (error, part) => reporter.report(error, { part }));
      if (wanted === key) store.setState({ status: 'fetched', banners });
    } catch (error) {
      // The client has reported its own already.
      if (!(error instanceof ApiError)) reporter.report(error, { part: 'banners' });
      if (wanted !== key) return;
      wanted = '';
      store.setState({ status: 'error', banners: [] });
    }
  };

  return {
    ...store,
    connect() {
      let midnight: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(midnight);
        const { business } = businessStore.getState();
        if (!business) return;
        const tomorrow = addDays(zonedTimeAt(now(), business.timezone).date, 1);
        midnight = setTimeout(look, instantOf(tomorrow, 0, business.timezone) - now() + MARGIN_MS);
        if (!page.hidden()) void load();
      };
      const stops = [
        businessStore.subscribe((state, before) => {
          if (state.branchId !== before.branchId || state.business !== before.business) look();
        }),
        page.subscribe(() => (page.hidden() ? send() : look())),
        () => clearTimeout(midnight),
        send,
      ];
      look();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The banners of the day: for menus that have any. */
export const useBanners = hookFor((stores) => stores.late(createBannersStore));
