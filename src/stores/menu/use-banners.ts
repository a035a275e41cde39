import { hookFor } from '../stores-context.tsx';
import { createBannersStore } from './banners-store.ts';

/** The banners of the day: for menus that have any. */
export const useBanners = hookFor((stores) => stores.late(createBannersStore));
