import type { AppConfig } from '../app-config.ts';

/** What an element without any attribute but its business hands over. */
export const plainConfig: AppConfig = {
  referenceId: 'demo',
  apiBase: 'https://shop.test/api',
  path: undefined,
  locale: undefined,
  urlMode: undefined,
  coupon: undefined,
  type: undefined,
  branch: undefined,
  table: undefined,
  customerName: undefined,
  customerPhone: undefined,
  consent: undefined,
  colorScheme: undefined,
  firstLocale: Promise.resolve('en'),
  loadLocale: async () => ({}),
  firstData: undefined,
  emit: () => true,
};
