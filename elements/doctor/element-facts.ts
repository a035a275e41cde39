import type { Facts } from './doctor-report.ts';
import type { HostSettings } from './host-settings.ts';
import type { Outcome } from './probe-url.ts';
import type { StorageState } from './storage-findings.ts';

interface DiagnosisResults {
  readonly version: string;
  readonly script: string;
  readonly api: Outcome | undefined;
  readonly storage: StorageState;
}

/** Facts for remote support. They contain no personal data, and only the origin and path of the page's URL. */
export function collectFacts(element: HTMLElement, settings: HostSettings, results: DiagnosisResults): Facts {
  const { version, script, api, storage } = results;
  const { width, height } = element.getBoundingClientRect();
  const appLocale = element.shadowRoot?.querySelector<HTMLElement>('[data-surface]')?.lang;
  const response = api?.kind === 'response' ? api : undefined;
  const readAttribute = (name: string, defaultValue: string) => element.getAttribute(name) ?? defaultValue;
  return [
    ['Version', version],
    ['Script', script],
    ['Business', `${settings.referenceId}${readBusinessName(response?.body)}`],
    ['API', settings.apiBase],
    ['API latency', response ? `${response.durationMs} ms, status ${response.status}` : 'no response'],
    ['Locale', appLocale || settings.locale],
    ['URL mode', readAttribute('url-mode', 'memory')],
    ['Mode', readAttribute('mode', 'inline')],
    ['Size', `${Math.round(width)} x ${Math.round(height)} px`],
    ['Storage', `${STORAGE_LABELS[storage.local]}; cookies ${storage.cookies}`],
    ['Frame', storage.frame],
    ['Consent', readAttribute('consent', 'denied')],
    ['Page', `${location.protocol}//${location.host}${location.pathname}`],
    ['Browser', navigator.userAgent],
    ['Time', new Date().toISOString()],
  ];
}

const STORAGE_LABELS: Readonly<Record<StorageState['local'], string>> = {
  available: 'local storage',
  full: 'memory (local storage is full)',
  blocked: 'memory (local storage is blocked)',
};

/** The business's name in its first language, in brackets; an empty string if there is none. */
function readBusinessName(body: unknown): string {
  const restaurant = Object(Object(body).restaurant) as Readonly<Record<string, unknown>>;
  const nameValue = restaurant.name ?? restaurant.business_name;
  const name = typeof nameValue === 'string' ? nameValue : Object.values(Object(nameValue))[0];
  return typeof name === 'string' ? ` (${name})` : '';
}
