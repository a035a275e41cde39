import { once } from '../../lib/once.ts';
import type { HostOptions } from '../app-config.ts';
import type { Services } from '../service-types.ts';
import { parseIdleReset } from './parse-idle-reset.ts';

/** A lazy chunk applies changes to these options. */
const DEFERRED_OPTIONS = [
  'path',
  'type',
  'urlMode',
  'branch',
  'coupon',
  'table',
  'area',
  'address',
  'customerName',
  'customerPhone',
  'consent',
] as const;

/** Creates the function that receives new options from the host page and applies those that have changed. */
export function createHostOptionsUpdater(services: Services): (options: HostOptions) => void {
  const { config, stores } = services;
  // The services already use the initial values of these four options. The first call applies all others that are set.
  const { path, type, urlMode, branch } = config;
  let current: Partial<HostOptions> = { path, type, urlMode, branch };
  const loadApplier = once(async () =>
    (await import('./apply-host-options.ts')).createHostOptionsApplier(services),
  );
  return (next) => {
    const previous = current;
    current = next;
    services.setHostLocale(next.locale || undefined);
    stores.business.setState({ hostColorScheme: next.colorScheme || null });
    if (next.idleReset !== previous.idleReset)
      stores.business.setState({ idleResetSeconds: parseIdleReset(next.idleReset) });
    if (DEFERRED_OPTIONS.some((name) => (next[name] || '') !== (previous[name] || '')))
      loadApplier().then(
        (apply) => apply(next, previous),
        (error) => services.report(error, 'options'),
      );
  };
}
