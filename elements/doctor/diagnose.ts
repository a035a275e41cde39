import { requestHeaders } from '../../src/lib/request-headers.ts';
import { apiFindings, badAddressFinding, businessAddress, isOfApi } from './api-findings.ts';
import { browserFindings, clockFinding, missingFeatures, patchedBuiltIns } from './browser-findings.ts';
import type { Report } from './doctor-report.ts';
import { elementFacts } from './element-facts.ts';
import { elementFindings, elementState } from './element-findings.ts';
import { appFinding, localeFinding, pictureFinding } from './files-findings.ts';
import { type Finding, sorted } from './finding.ts';
import { assetsUrl, type HostSettings, scriptUrl } from './host-settings.ts';
import { pageFindings, pageState } from './page-findings.ts';
import { type Line, type Outcome, reach } from './reach.ts';
import { storageFindings, storageState } from './storage-findings.ts';

export interface Patient {
  readonly element: HTMLElement;
  readonly settings: HostSettings;
  /** The loader's own way: at the same address the app does not run twice. */
  readonly loadApp: () => Promise<unknown>;
  readonly line: Line;
}

/** Milliseconds in which a first screen, or the app's own error page, is to stand. */
const SETTLED_MS = 5000;

/** Examines everything once. What goes wrong later is heard of elsewhere. Never throws. */
export async function diagnose({ element, settings, loadApp, line }: Patient): Promise<Report> {
  const page = pageState(window, settings.apiBase);
  const storage = storageState(window);
  const settled = firstScreen(element);
  const onPage = pageFindings(page);
  const isMixed = onPage.some(({ id }) => id === 'page:mixed-content');
  const isAddress = URL.canParse(settings.apiBase);
  const [app, api] = await Promise.all([
    appFindings(loadApp, line),
    settings.referenceId && isAddress && !isMixed ? apiOutcome(settings, line) : undefined,
  ]);
  if (!app.length) await settled;
  const words = await localeFindings(settings.locale, line);
  return {
    subject: settings.referenceId || 'no reference id',
    findings: sorted([
      ...onPage,
      ...browserFindings({ missing: missingFeatures(window), patched: patchedBuiltIns(window) }),
      ...app,
      ...(api?.findings ?? []),
      ...(isAddress ? [] : [badAddressFinding(settings.apiBase)]),
      ...words,
      ...elementFindings(elementState(element)),
      ...storageFindings(storage),
      ...picturesOf(element),
    ]),
    facts: elementFacts(element, settings, {
      version: page.version,
      script: scriptUrl(document),
      api: api?.outcome,
      storage,
    }),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function apiOutcome(
  settings: HostSettings,
  line: Line,
): Promise<{ outcome: Outcome; findings: readonly Finding[] }> {
  const { apiBase, referenceId, locale } = settings;
  const headers = requestHeaders(locale, new Date());
  const place = { apiBase, referenceId, pageOrigin: location.origin, headers: Object.keys(headers) };
  const outcome = await reach(line, businessAddress(place), headers);
  const strayed = outcome.kind === 'answer' && outcome.status < 500 && !isOfApi(outcome.body);
  const answersAt = strayed && outcome.status !== 433 ? await otherBase(settings, line) : undefined;
  const clock = clockFinding(Date.now(), outcome.kind === 'answer' ? outcome.date : null);
  return { outcome, findings: [...apiFindings(outcome, { ...place, answersAt }), ...(clock ? [clock] : [])] };
}

/** An address near the given one, or the default, at which the API does answer. */
async function otherBase(settings: HostSettings, line: Line): Promise<string | undefined> {
  const { apiBase } = settings;
  const candidates = [`${apiBase}/api`, new URL('/api', apiBase).href, new URL('/api', assetsUrl).href];
  for (const candidate of new Set(candidates.filter((one) => one !== apiBase))) {
    const place = { ...settings, apiBase: candidate, pageOrigin: '', headers: [] };
    const outcome = await reach(line, businessAddress(place), {});
    if (outcome.kind === 'answer' && isOfApi(outcome.body)) return candidate;
  }
  return undefined;
}

async function appFindings(loadApp: Patient['loadApp'], line: Line): Promise<readonly Finding[]> {
  try {
    await loadApp();
    return [];
  } catch (error) {
    const message = messageOf(error);
    const address = /https?:\/\/\S+/.exec(message)?.[0] ?? assetsUrl;
    const finding = appFinding(address, await reach(line, address, {}), message);
    return finding ? [finding] : [];
  }
}

/** Asks once more for the files with words that the page has asked for. */
async function localeFindings(locale: string, line: Line): Promise<readonly Finding[]> {
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assetsUrl) && /\/locales-[^/]*\/[\w-]+\.json$/.test(name));
  const found = await Promise.all(
    [...new Set(asked)].map(async (address) =>
      localeFinding(address, locale, await reach(line, address, {})),
    ),
  );
  return found.filter((finding) => finding !== undefined);
}

/** Resolves when the app has taken the loader's skeleton away, or when it should have. */
const firstScreen = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (element.shadowRoot?.querySelector('[data-surface]')) return resolve();
    element.addEventListener('ready', () => resolve(), { once: true });
    setTimeout(resolve, SETTLED_MS);
  });

function picturesOf(element: HTMLElement): readonly Finding[] {
  const failed = [...(element.shadowRoot?.querySelectorAll('img') ?? [])].filter(
    ({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth,
  );
  const finding = pictureFinding([...new Set(failed.map(({ currentSrc }) => currentSrc))]);
  return finding ? [finding] : [];
}
