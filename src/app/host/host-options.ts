import { once } from '../../lib/once.ts';
import type { HostOptions } from '../app-config.ts';
import type { Services } from '../service-types.ts';

/** What the first screen does not wait for, once it has begun with what there was. */
const LATE = [
  'path',
  'type',
  'urlMode',
  'branch',
  'coupon',
  'table',
  'customerName',
  'customerPhone',
  'consent',
] as const;

/** Follows what the host asks for: what is different from before takes effect, the rest is left alone. */
export function hostOptions(services: Services): (options: HostOptions) => void {
  const { config, stores } = services;
  // With these the app has begun.
  const { path, type, urlMode, branch } = config;
  let before: Partial<HostOptions> = { path, type, urlMode, branch };
  const follower = once(async () => (await import('./follow-host.ts')).followHost(services));
  return (asked) => {
    const last = before;
    before = asked;
    services.setAskedLocale(asked.locale || undefined);
    stores.business.setState({ askedScheme: asked.colorScheme || null });
    if (LATE.some((name) => (asked[name] || '') !== (last[name] || '')))
      follower().then(
        (follow) => follow(asked, last),
        (error) => services.report(error, 'options'),
      );
  };
}
