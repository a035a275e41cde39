import { type AppConfig, NO_HOST_OPTIONS } from '../app-config.ts';

/** The configuration of an element whose only attribute is its reference id. */
export const plainConfig: AppConfig = {
  ...NO_HOST_OPTIONS,
  referenceId: 'demo',
  apiBase: 'https://shop.test/api',
  firstLocale: Promise.resolve('en'),
  loadLocale: async () => ({}),
  businessResponse: undefined,
  emit: () => true,
};
