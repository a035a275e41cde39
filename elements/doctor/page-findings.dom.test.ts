// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type PageState, pageFindings, pageState } from './page-findings.ts';

const FINE: PageState = {
  protocol: 'https:',
  isSecureContext: true,
  apiBase: 'https://api.test/api',
  hasViewportMeta: true,
  isControlled: false,
  scripts: ['https://api.test/order-app.js'],
  version: '1.2.0',
  idleVersion: undefined,
};
const findings = (part: Partial<PageState>) => pageFindings({ ...FINE, ...part });
const TWO = ['https://a.test/order-app.js', 'https://b.test/order-app.js'];

describe('the page around the element', () => {
  it('is no finding when it is sound', () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    ['opened as a file', { protocol: 'file:', isSecureContext: false }, 'page:file', 'npx serve'],
    [
      'secure, with an API that is not',
      { apiBase: 'http://api.test/api' },
      'page:mixed-content',
      'api-base="https://api.test/api"',
    ],
    ['without TLS', { protocol: 'http:', isSecureContext: false }, 'page:insecure', undefined],
    ['with two versions', { scripts: TWO, idleVersion: '1.1.0' }, 'script:versions', TWO.join('\n')],
    ['with the script twice', { scripts: TWO }, 'script:twice', TWO.join('\n')],
    ['without a viewport', { hasViewportMeta: false }, 'page:viewport', '<meta name="viewport"'],
    ['with a service worker of its own', { isControlled: true }, 'page:service-worker', undefined],
  ] as [string, Partial<PageState>, string, string | undefined][])('%s', (_, part, id, paste) => {
    const [finding, ...others] = findings(part);
    expect(others).toEqual([]);
    expect(finding?.id).toBe(id);
    if (paste) expect(finding?.paste).toContain(paste);
  });

  it('may call an http API on its own machine', () => {
    expect(findings({ apiBase: 'http://localhost:8000/api' })).toEqual([]);
    expect(findings({ apiBase: 'http://127.0.0.1/api' })).toEqual([]);
  });

  it('is read: scripts, viewport, protocol', () => {
    document.head.innerHTML = '<script src="/order-app.js"></script><meta name="viewport" content="x">';
    expect(pageState(window, 'x')).toMatchObject({
      protocol: location.protocol,
      hasViewportMeta: true,
      scripts: [`${location.origin}/order-app.js`],
      version: 'unknown',
      idleVersion: undefined,
    });
  });
});
