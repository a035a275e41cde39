import type { Finding } from './finding.ts';
import { findCombiningOptimiser, findDelayingOptimiser, type Optimiser } from './optimisers.ts';
import type { Outcome } from './probe-url.ts';

interface ScriptTag {
  readonly address: string;
  readonly type: string;
  /** The product that delays the tag's script. Undefined if there is none. */
  readonly optimiser: Optimiser | undefined;
}

/** How the page loads the widget's script. */
export interface ScriptState {
  readonly hasRun: boolean;
  /** URL of the file that contains the running script; undefined in the npm package. */
  readonly file: string | undefined;
  readonly elementCount: number;
  /** Script tags that have the loader's URL in any attribute. */
  readonly tags: readonly ScriptTag[];
  /** URLs of files into which a product has combined scripts of the page. */
  readonly combinedFiles: readonly string[];
}

const LOADER_URL = /^(?:[^?#]*\/)?order-app\.js(?:[?#]|$)/;
/** Types of scripts that browsers run. */
const SCRIPT_TYPE = /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$/;

export function readScriptState({ document, customElements }: Window & typeof globalThis): ScriptState {
  const definition = customElements.get('order-app') as { file?: string } | undefined;
  const scripts = [...document.querySelectorAll('script')];
  return {
    hasRun: definition !== undefined,
    file: definition?.file,
    elementCount: document.querySelectorAll('order-app, order-button').length,
    tags: scripts.flatMap((tag) => {
      const url = [...tag.attributes].find(({ value }) => LOADER_URL.test(value))?.value;
      if (url === undefined) return [];
      const address = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url;
      return [{ address, type: tag.type, optimiser: findDelayingOptimiser(tag) }];
    }),
    combinedFiles: scripts
      .flatMap(({ src, dataset }) => [src, dataset.src ?? '', dataset.rocketSrc ?? ''])
      .filter(findCombiningOptimiser),
  };
}

const createFinding = (
  id: string,
  severity: Finding['severity'],
  rest: Pick<Finding, 'problem' | 'reason' | 'fix' | 'snippet'>,
): Finding => ({ id: `script:${id}`, problemClass: 'script', severity, ...rest });

const describeExclusion = ({ setting }: Optimiser): string =>
  `Exclude the script, then empty the product's cache. Add order-app.js to: ${setting}.`;

/** Reports products on the host page that combine or delay the script. They do not prevent it from running. */
export function findOptimiserProblems({ file, tags }: ScriptState): readonly Finding[] {
  const findings: Finding[] = [];
  const hasPlainTag = tags.some(({ optimiser }) => !optimiser);
  if (file && !LOADER_URL.test(file) && !hasPlainTag) {
    const optimiser = findCombiningOptimiser(file);
    findings.push(
      createFinding('combined', 'warning', {
        problem: `${optimiser?.name ?? 'Something on this site'} has put order-app.js into another file: ${file}.`,
        reason: 'The copy gets no updates, and stops working when the files of its version leave the server.',
        fix: optimiser
          ? describeExclusion(optimiser)
          : 'Exclude order-app.js from the plugin that combines, renames or copies scripts, and empty its cache.',
      }),
    );
  }
  for (const { optimiser } of tags)
    if (optimiser)
      findings.push(
        createFinding(`delayed:${optimiser.name}`, 'warning', {
          problem: `${optimiser.name} delays order-app.js, often until the visitor touches the page.`,
          reason: 'Until then, nothing is visible where the menu belongs.',
          fix: describeExclusion(optimiser),
        }),
      );
  return findings;
}

const TAG = '<script async src="https://orders.example/order-app.js"></script>';
const NOTHING_SHOWN = 'Without the script, the elements stay empty.';

/**
 * Explains why the script has not run on a page. `requestTag` requests the URL of a tag that the browser should have
 * run.
 */
export async function findMissingScriptProblems(
  { hasRun, elementCount, tags, combinedFiles }: ScriptState,
  requestTag: (address: string) => Promise<Outcome>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  if (!elementCount)
    findings.push(
      createFinding('no-element', 'error', {
        problem: 'This page has no order-app and no order-button.',
        reason: 'The menu or the button appears where this tag is.',
        fix: 'Paste it where the menu belongs. If it is there, the website builder has removed it: use a block for HTML or code.',
        snippet: '<order-app reference-id="YOUR-REFERENCE-ID"></order-app>',
      }),
    );
  if (hasRun) return findings;
  const [tag] = tags;
  const [combinedFile] = combinedFiles;
  if (tag) findings.push(await explainTag(tag, requestTag));
  else if (combinedFile)
    findings.push(
      createFinding('combined', 'error', {
        problem: `order-app.js has not run, and has no tag of its own. It may be inside ${combinedFile}.`,
        reason: `${NOTHING_SHOWN} An error of another script in the same file stops it.`,
        fix: describeExclusion(findCombiningOptimiser(combinedFile) as Optimiser),
      }),
    );
  else
    findings.push(
      createFinding('missing', 'error', {
        problem: 'This page has no script tag of order-app.js.',
        reason: NOTHING_SHOWN,
        fix: 'Paste the whole snippet again, as an administrator. Some website builders remove scripts. Replace orders.example with the address from your provider:',
        snippet: TAG,
      }),
    );
  return findings;
}

async function explainTag(
  { address, type, optimiser }: ScriptTag,
  requestTag: (address: string) => Promise<Outcome>,
): Promise<Finding> {
  if (optimiser)
    return createFinding(`delayed:${optimiser.name}`, 'error', {
      problem: `${optimiser.name} holds back order-app.js: the tag has the type ${type}.`,
      reason: `${NOTHING_SHOWN} It may run when the visitor touches the page, or never.`,
      fix: describeExclusion(optimiser),
    });
  if (!SCRIPT_TYPE.test(type.toLowerCase()))
    return createFinding('type', 'error', {
      problem: `The script tag has the type ${type}, with which browsers do not run it.`,
      reason: `${NOTHING_SHOWN} Consent tools and speed plugins change the type of a tag.`,
      fix: 'Exclude order-app.js from the consent tool or plugin, as a script that the page needs to work.',
    });
  const outcome = await requestTag(address);
  if (outcome.kind === 'response' && outcome.status === 200 && /script/.test(outcome.contentType))
    return createFinding('not-run', 'error', {
      problem: `${address} loads, but has not run on this page.`,
      reason: NOTHING_SHOWN,
      fix: "Look for order-app.js in the browser's console: the page's Content-Security-Policy or a browser extension blocks it, or the page added the tag without running it.",
    });
  return createFinding('unreachable', 'error', {
    problem: `${address} did not load: ${describeOutcome(outcome)}.`,
    reason: NOTHING_SHOWN,
    fix: 'Compare the address with the one from your provider, and open it in a new tab.',
  });
}

const describeOutcome = (outcome: Outcome): string =>
  outcome.kind === 'response'
    ? `status ${outcome.status}, ${outcome.contentType || 'no content type'}`
    : {
        policy: "the page's Content-Security-Policy forbids it",
        cors: 'the server does not allow other sites to read it',
        offline: 'the browser is offline',
        timeout: 'the server did not respond in time',
        unreachable: 'the server did not respond',
      }[outcome.kind];
