import { describe, expect, it } from 'vitest';
import { browserFindings, clockFinding, missingFeatures, patchedBuiltIns } from './browser-findings.ts';

type View = Window & typeof globalThis;

const modern = () => ({
  CSSStyleSheet: { prototype: { replaceSync: () => {} } },
  Document: { prototype: { adoptedStyleSheets: [] } },
  CSS: { supports: () => true },
  HTMLDialogElement: { prototype: { showModal: () => {} } },
  ResizeObserver: class {},
  IntersectionObserver: class {},
  AbortSignal: { timeout: () => {} },
  Intl,
  crypto: globalThis.crypto,
});
const view = (part: object = {}): View => Object.assign(modern(), part) as never;

describe('an old browser', () => {
  it('is none that has all', () => {
    expect(missingFeatures(view())).toEqual([]);
  });

  it.each([
    ['container queries', { CSS: { supports: (name: string) => name !== 'container-type' } }],
    ['constructable style sheets', { CSSStyleSheet: { prototype: {} } }],
    ['<dialog>', { HTMLDialogElement: undefined }],
    ['AbortSignal.timeout', { AbortSignal: {} }],
    ['Intl.ListFormat', { Intl: {} }],
  ])('lacks %s', (name, part) => {
    expect(missingFeatures(view(part))).toEqual([name]);
    const [finding] = browserFindings({ missing: [name], patched: [] });
    expect(finding).toMatchObject({ severity: 'error', what: `This browser lacks ${name}.` });
  });
});

describe('built-ins that the page replaced', () => {
  const natives = {
    Array,
    Object,
    JSON,
    String,
    Promise,
    Element: { prototype: { attachShadow: [].map } },
    customElements: { define: [].map },
  };

  it('are none on a clean page', () => {
    expect(patchedBuiltIns(view(natives))).toEqual([]);
  });

  it('are named', () => {
    const patched = patchedBuiltIns(view({ ...natives, JSON: { stringify: () => '' } }));
    expect(patched).toEqual(['JSON.stringify']);
    expect(browserFindings({ missing: [], patched })[0]).toMatchObject({
      severity: 'note',
      what: 'Scripts of this page replaced JSON.stringify.',
    });
  });

  it('are found as prototype.js leaves them', () => {
    Object.assign(Array.prototype, { toJSON: () => '' });
    try {
      expect(patchedBuiltIns(view(natives))).toEqual(['Array.prototype.toJSON']);
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
  });
});

describe('the clock', () => {
  const SERVER = 'Sun, 01 Mar 2026 10:00:00 GMT';
  const at = (minutes: number) => Date.parse(SERVER) + minutes * 60_000;

  it('is well when it is near the one of the server, or when that is not to be read', () => {
    expect(clockFinding(at(1.5), SERVER)).toBeUndefined();
    expect(clockFinding(at(99), null)).toBeUndefined();
    expect(clockFinding(at(99), 'never')).toBeUndefined();
  });

  it('is told to be fast or slow, by how much', () => {
    expect(clockFinding(at(61), SERVER)?.what).toContain('61 minutes fast');
    expect(clockFinding(at(-5), SERVER)?.what).toContain('5 minutes slow');
  });
});
