// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Outcome } from './probe-url.ts';
import { findMissingScriptProblems, findOptimiserProblems, readScriptState } from './script-findings.ts';

afterEach(() => {
  document.body.textContent = '';
});

const readState = (html: string) => {
  document.body.innerHTML = html;
  return readScriptState(window);
};
const explain = async (html: string, outcome: Outcome = { kind: 'unreachable' }) => {
  const findings = await findMissingScriptProblems(readState(html), async () => outcome);
  return findings.map(({ id, fix }) => `${id} ${fix}`).join('\n');
};
const APP = '<order-app></order-app>';

describe('findMissingScriptProblems', () => {
  it.each([
    ['no tag', APP, 'script:missing', 'Paste the whole snippet'],
    ['no element', '', 'script:no-element', 'Paste it where the menu belongs'],
    [
      'a tag of WP Rocket',
      `${APP}<script type="rocketlazyloadscript" data-rocket-src="https://a.test/order-app.js"></script>`,
      'script:delayed:WP Rocket',
      'Delay JavaScript execution',
    ],
    [
      'a tag of LiteSpeed Cache',
      `${APP}<script type="litespeed/javascript" data-src="https://a.test/order-app.js"></script>`,
      'script:delayed:LiteSpeed Cache',
      'JS Deferred / Delayed Excludes',
    ],
    [
      'a tag of Cloudflare Rocket Loader',
      `${APP}<script type="a371f3c3996957007cacd73a-text/javascript" src="https://a.test/order-app.js"></script>`,
      'script:delayed:Cloudflare Rocket Loader',
      'data-cfasync="false"',
    ],
    [
      'a combined file of Autoptimize',
      `${APP}<script src="/wp-content/cache/autoptimize/js/autoptimize_1.js"></script>`,
      'script:combined',
      'Exclude scripts from Autoptimize',
    ],
    [
      'a tag that does not load',
      `${APP}<script src="https://a.test/order-app.js"></script>`,
      'script:unreachable',
      'Compare the address',
    ],
  ])('explains why a page with %s does not run the script', async (_, html, id, fix) => {
    const explanation = await explain(html);
    expect(explanation).toContain(id);
    expect(explanation).toContain(fix);
  });

  it('points to the policy of a page whose script loads but does not run', async () => {
    const outcome: Outcome = {
      kind: 'response',
      status: 200,
      contentType: 'text/javascript',
      body: undefined,
      durationMs: 1,
      date: null,
    };
    const html = `${APP}<script src="https://a.test/order-app.js"></script>`;
    expect(await explain(html, outcome)).toContain('Content-Security-Policy');
  });
});

describe('findOptimiserProblems', () => {
  it('finds no problem with a plain script tag', () => {
    const state = readState('<script src="https://a.test/order-app.js"></script>');
    expect(findOptimiserProblems({ ...state, file: 'https://a.test/order-app.js' })).toEqual([]);
  });

  it('reports a combined or renamed copy of the script', () => {
    const findIds = (file: string) => findOptimiserProblems({ ...readState(''), file }).map(({ id }) => id);
    expect(findIds('https://shop.test/wp-content/litespeed/js/1.js')).toEqual(['script:combined']);
    expect(findIds('https://shop.test/menu.js')).toEqual(['script:combined']);
  });
});
