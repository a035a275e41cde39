import { buildRequestHeaders } from '../../src/lib/request-headers.ts';
import { buildBusinessUrl, describeInvalidApiBase, findApiProblems, isApiResponse } from './api-findings.ts';
import {
  findBrowserProblems,
  findClockProblem,
  listMissingFeatures,
  listPatchedBuiltIns,
} from './browser-findings.ts';
import type { Report } from './doctor-report.ts';
import { collectFacts } from './element-facts.ts';
import { findElementProblems, readElementState } from './element-findings.ts';
import { findAppScriptProblem, findImageProblem, findLocaleProblem } from './files-findings.ts';
import { type Finding, sortFindings } from './finding.ts';
import { assetsUrl, getScriptUrl, type HostSettings } from './host-settings.ts';
import { findPageProblems, readPageState } from './page-findings.ts';
import { type Network, type Outcome, probeUrl } from './probe-url.ts';
import { findOptimiserProblems, readScriptState } from './script-findings.ts';
import { findStorageProblems, readStorageState } from './storage-findings.ts';

export interface DiagnosisTarget {
  readonly element: HTMLElement;
  readonly settings: HostSettings;
  /** The loader's own function. It imports the app from the same URL, so that the app does not run twice. */
  readonly loadApp: () => Promise<unknown>;
  readonly network: Network;
}

/** Time within which the first screen, or the app's own error page, must appear. */
const FIRST_SCREEN_TIMEOUT_MS = 5000;

/** Runs every check once. `examineElement` collects the failures that happen later. */
export async function diagnose({ element, settings, loadApp, network }: DiagnosisTarget): Promise<Report> {
  const pageState = readPageState(window, settings.apiBase);
  const storageState = readStorageState(window);
  const firstScreen = waitForFirstScreen(element);
  const pageProblems = findPageProblems(pageState);
  const hasMixedContent = pageProblems.some(({ id }) => id === 'page:mixed-content');
  const isValidUrl = URL.canParse(settings.apiBase);
  const [appProblems, api] = await Promise.all([
    checkAppScript(loadApp, network),
    (settings.referenceId || settings.domain) && isValidUrl && !hasMixedContent
      ? checkApi(settings, network)
      : undefined,
  ]);
  if (settings.referenceId && !appProblems.length) await firstScreen;
  const localeProblems = await checkLocaleFiles(settings.locale, network);
  return {
    subject: settings.referenceId || settings.domain || 'no reference id',
    findings: sortFindings([
      ...pageProblems,
      ...findOptimiserProblems(readScriptState(window)),
      ...findBrowserProblems({
        missingFeatures: listMissingFeatures(window),
        patchedBuiltIns: listPatchedBuiltIns(window),
      }),
      ...appProblems,
      ...(api?.findings ?? []),
      ...(isValidUrl ? [] : [describeInvalidApiBase(settings.apiBase)]),
      ...localeProblems,
      ...findElementProblems(readElementState(element)),
      ...findStorageProblems(storageState),
      ...checkImages(element),
    ]),
    facts: collectFacts(element, settings, {
      version: pageState.version,
      script: getScriptUrl(document),
      api: api?.outcome,
      storage: storageState,
    }),
  };
}

const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function checkApi(
  settings: HostSettings,
  network: Network,
): Promise<{ outcome: Outcome; findings: readonly Finding[] }> {
  const { apiBase, referenceId, domain, themeId, locale } = settings;
  const headers = buildRequestHeaders(locale, new Date());
  const target = {
    apiBase,
    referenceId,
    domain,
    themeId,
    pageOrigin: location.origin,
    headers: Object.keys(headers),
  };
  const outcome = await probeUrl(network, buildBusinessUrl(target), headers);
  const isOtherService = outcome.kind === 'response' && outcome.status < 500 && !isApiResponse(outcome.body);
  const workingApiBase =
    isOtherService && outcome.status !== 433 ? await findWorkingApiBase(settings, network) : undefined;
  const clockProblem = findClockProblem(Date.now(), outcome.kind === 'response' ? outcome.date : null);
  return {
    outcome,
    findings: [
      ...findApiProblems(outcome, { ...target, workingApiBase }),
      ...(clockProblem ? [clockProblem] : []),
    ],
  };
}

/**
 * A base URL at which the API responds: one similar to the configured base, or the default. Undefined if there is none.
 */
async function findWorkingApiBase(settings: HostSettings, network: Network): Promise<string | undefined> {
  const { apiBase } = settings;
  const candidates = [`${apiBase}/api`, new URL('/api', apiBase).href, new URL('/api', assetsUrl).href];
  for (const candidate of new Set(candidates.filter((one) => one !== apiBase))) {
    const target = { ...settings, apiBase: candidate, pageOrigin: '', headers: [] };
    const outcome = await probeUrl(network, buildBusinessUrl(target), {});
    if (outcome.kind === 'response' && isApiResponse(outcome.body)) return candidate;
  }
  return undefined;
}

async function checkAppScript(
  loadApp: DiagnosisTarget['loadApp'],
  network: Network,
): Promise<readonly Finding[]> {
  try {
    await loadApp();
    return [];
  } catch (error) {
    const message = getErrorMessage(error);
    const address = /https?:\/\/\S+/.exec(message)?.[0] ?? assetsUrl;
    const finding = findAppScriptProblem(address, await probeUrl(network, address, {}), message);
    return finding ? [finding] : [];
  }
}

/** Requests again every locale file that the page has loaded, and reports the files that fail. */
async function checkLocaleFiles(locale: string, network: Network): Promise<readonly Finding[]> {
  const localeUrls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assetsUrl) && /\/locales-[^/]*\/[\w-]+\.json$/.test(name));
  const localeProblems = await Promise.all(
    [...new Set(localeUrls)].map(async (address) =>
      findLocaleProblem(address, locale, await probeUrl(network, address, {})),
    ),
  );
  return localeProblems.filter((finding) => finding !== undefined);
}

/** Resolves when the app has replaced the loader's skeleton, or after `FIRST_SCREEN_TIMEOUT_MS`. */
const waitForFirstScreen = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (element.shadowRoot?.querySelector('[data-surface]')) return resolve();
    element.addEventListener('ready', () => resolve(), { once: true });
    setTimeout(resolve, FIRST_SCREEN_TIMEOUT_MS);
  });

function checkImages(element: HTMLElement): readonly Finding[] {
  const failedImages = [...(element.shadowRoot?.querySelectorAll('img') ?? [])].filter(
    ({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth,
  );
  const finding = findImageProblem([...new Set(failedImages.map(({ currentSrc }) => currentSrc))]);
  return finding ? [finding] : [];
}
