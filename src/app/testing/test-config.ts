import type { AppConfig } from '../app-config.ts';

/** The configuration of an element with no attribute but its reference id. */
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
