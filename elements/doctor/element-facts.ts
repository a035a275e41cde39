import type { Facts } from './doctor-report.ts';
import type { HostSettings } from './host-settings.ts';
import type { Outcome } from './reach.ts';
import type { StorageState } from './storage-findings.ts';

interface Known {
  readonly version: string;
  readonly script: string;
  readonly api: Outcome | undefined;
  readonly storage: StorageState;
}

/** What was found to be so, for whoever helps from afar. No personal data: of the page only its origin and path. */
export function elementFacts(element: HTMLElement, settings: HostSettings, known: Known): Facts {
  const { version, script, api, storage } = known;
  const { width, height } = element.getBoundingClientRect();
  const shown = element.shadowRoot?.querySelector<HTMLElement>('[data-surface]')?.lang;
  const answered = api?.kind === 'answer' ? api : undefined;
  const attribute = (name: string, otherwise: string) => element.getAttribute(name) ?? otherwise;
  return [
    ['Version', version],
    ['Script', script],
    ['Business', `${settings.referenceId}${nameIn(answered?.body)}`],
    ['API', settings.apiBase],
    ['API latency', answered ? `${answered.took} ms, status ${answered.status}` : 'no answer'],
    ['Locale', shown || settings.locale],
    ['URL mode', attribute('url-mode', 'memory')],
    ['Mode', attribute('mode', 'inline')],
    ['Size', `${Math.round(width)} x ${Math.round(height)} px`],
    ['Storage', `${STORAGE[storage.local]}; cookies ${storage.cookies}`],
    ['Frame', storage.frame],
    ['Consent', attribute('consent', 'denied')],
    ['Page', `${location.protocol}//${location.host}${location.pathname}`],
    ['Browser', navigator.userAgent],
    ['Time', new Date().toISOString()],
  ];
}

const STORAGE: Readonly<Record<StorageState['local'], string>> = {
  kept: 'local storage',
  full: 'memory (local storage is full)',
  blocked: 'memory (local storage is blocked)',
};

/** The name of the business, in the first of its languages. */
function nameIn(body: unknown): string {
  const restaurant = Object(Object(body).restaurant) as Readonly<Record<string, unknown>>;
  const named = restaurant.name ?? restaurant.business_name;
  const name = typeof named === 'string' ? named : Object.values(Object(named))[0];
  return typeof name === 'string' ? ` (${name})` : '';
}
