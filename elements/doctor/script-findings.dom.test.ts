// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Outcome } from './probe-url.ts';
import { findMissingScriptProblems, findOptimiserProblems, readScriptState } from './script-findings.ts';

afterEach(() => {
  document.body.textContent = '';
});

const readStateOfPage = (html: string) => {
  document.body.innerHTML = html;
  return readScriptState(window);
};
const explainMissingScript = async (html: string, outcome: Outcome = { kind: 'unreachable' }) => {
  const findings = await findMissingScriptProblems(readStateOfPage(html), async () => outcome);
  return findings.map(({ id, fix }) => `${id} ${fix}`).join('\n');
};
const APP_TAG = '<order-app></order-app>';

describe('findMissingScriptProblems', () => {
  it.each([
    ['no script tag', APP_TAG, 'script:missing', 'Paste the whole snippet'],
    ['no order-app element', '', 'script:no-element', 'Paste it where the menu belongs'],
    [
      'a script tag that WP Rocket delays',
      `${APP_TAG}<script type="rocketlazyloadscript" data-rocket-src="https://a.test/order-app.js"></script>`,
      'script:delayed:WP Rocket',
      'Delay JavaScript execution',
    ],
    [
      'a script tag that Perfmatters delays',
      `${APP_TAG}<script type="pmdelayedscript" data-perfmatters-type="text/javascript" src="https://a.test/order-app.js"></script>`,
      'script:delayed:Perfmatters',
      'Excluded from Delay',
    ],
    [
      'a script tag that Partytown runs in a worker',
      `${APP_TAG}<script type="text/partytown-x" src="https://a.test/order-app.js"></script>`,
      'script:delayed:Partytown',
      'removing type="text/partytown"',
    ],
    [
      'a script tag that LiteSpeed Cache delays',
      `${APP_TAG}<script type="litespeed/javascript" data-src="https://a.test/order-app.js"></script>`,
      'script:delayed:LiteSpeed Cache',
      'JS Deferred / Delayed Excludes',
    ],
    [
      'a script tag that Cloudflare Rocket Loader delays',
      `${APP_TAG}<script type="a371f3c3996957007cacd73a-text/javascript" src="https://a.test/order-app.js"></script>`,
      'script:delayed:Cloudflare Rocket Loader',
      'data-cfasync="false"',
    ],
    [
      'a script that Autoptimize combined',
      `${APP_TAG}<script src="/wp-content/cache/autoptimize/js/autoptimize_1.js"></script>`,
      'script:combined',
      'Exclude scripts from Autoptimize',
    ],
    [
      'a script that does not load',
      `${APP_TAG}<script src="https://a.test/order-app.js"></script>`,
      'script:unreachable',
      'Compare the address',
    ],
  ])('explains why the app does not start on a page with %s', async (_, html, id, fix) => {
    const explanation = await explainMissingScript(html);
    expect(explanation).toContain(id);
    expect(explanation).toContain(fix);
  });

  it('suspects the CSP of the page when the script loads but does not run', async () => {
    const outcome: Outcome = {
      kind: 'response',
      status: 200,
      contentType: 'text/javascript',
      body: undefined,
      durationMs: 1,
      date: null,
    };
    const html = `${APP_TAG}<script src="https://a.test/order-app.js"></script>`;
    expect(await explainMissingScript(html, outcome)).toContain('Content-Security-Policy');
  });
});

describe('findOptimiserProblems', () => {
  it('finds no problem with a plain script tag', () => {
    const state = readStateOfPage('<script src="https://a.test/order-app.js"></script>');
    expect(findOptimiserProblems({ ...state, file: 'https://a.test/order-app.js' })).toEqual([]);
  });

  it('reports a combined or renamed copy of the script', () => {
    const findIds = (file: string) =>
      findOptimiserProblems({ ...readStateOfPage(''), file }).map(({ id }) => id);
    expect(findIds('https://shop.test/wp-content/litespeed/js/1.js')).toEqual(['script:combined']);
    expect(findIds('https://shop.test/menu.js')).toEqual(['script:combined']);
  });
});
