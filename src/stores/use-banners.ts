import { createBannersStore } from './banners-store.ts';
import { hookFor } from './context.tsx';

/** The banners of the day: for menus that have any. */
export const useBanners = hookFor((stores) => stores.late(createBannersStore));
