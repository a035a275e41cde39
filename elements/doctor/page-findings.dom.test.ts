// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { findPageProblems, type PageState, readPageState } from './page-findings.ts';

const CORRECT_STATE: PageState = {
  protocol: 'https:',
  isSecureContext: true,
  apiBase: 'https://api.test/api',
  hasViewportMeta: true,
  hasServiceWorker: false,
  scripts: ['https://api.test/order-app.js'],
  version: '1.2.0',
  idleVersion: undefined,
};
const findProblems = (changes: Partial<PageState>) => findPageProblems({ ...CORRECT_STATE, ...changes });
const TWO_SCRIPTS = ['https://a.test/order-app.js', 'https://b.test/order-app.js'];

describe('findPageProblems', () => {
  it('the doctor reports no problem with a correct host page', () => {
    expect(findProblems({})).toEqual([]);
  });

  it.each([
    ['that was opened as a file', { protocol: 'file:', isSecureContext: false }, 'page:file', 'npx serve'],
    [
      'on https with an API on http',
      { apiBase: 'http://api.test/api' },
      'page:mixed-content',
      'api-base="https://api.test/api"',
    ],
    ['without TLS', { protocol: 'http:', isSecureContext: false }, 'page:insecure', undefined],
    [
      'with two versions of the script',
      { scripts: TWO_SCRIPTS, idleVersion: '1.1.0' },
      'script:versions',
      TWO_SCRIPTS.join('\n'),
    ],
    ['that contains the script twice', { scripts: TWO_SCRIPTS }, 'script:twice', TWO_SCRIPTS.join('\n')],
    ['without a viewport tag', { hasViewportMeta: false }, 'page:viewport', '<meta name="viewport"'],
    ['with a service worker of its own', { hasServiceWorker: true }, 'page:service-worker', undefined],
  ] as [string, Partial<PageState>, string, string | undefined][])(
    'reports a host page %s',
    (_, changes, id, snippet) => {
      const [finding, ...otherFindings] = findProblems(changes);
      expect(otherFindings).toEqual([]);
      expect(finding?.id).toBe(id);
      if (snippet) expect(finding?.snippet).toContain(snippet);
    },
  );

  it('accepts an API over plain http on the local machine', () => {
    expect(findProblems({ apiBase: 'http://localhost:8000/api' })).toEqual([]);
    expect(findProblems({ apiBase: 'http://127.0.0.1/api' })).toEqual([]);
  });

  it('reads the scripts, viewport tag and protocol of the host page', () => {
    document.head.innerHTML = '<script src="/order-app.js"></script><meta name="viewport" content="x">';
    expect(readPageState(window, 'x')).toMatchObject({
      protocol: location.protocol,
      hasViewportMeta: true,
      scripts: [`${location.origin}/order-app.js`],
      version: 'unknown',
      idleVersion: undefined,
    });
  });
});
