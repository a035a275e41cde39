import { hookFor } from '../stores-context.tsx';
import { createOrderNewsStore } from './order-news-store.ts';

/** News of running orders while the page is in the background. */
export const useOrderNews = hookFor((stores) => stores.late(createOrderNewsStore));
