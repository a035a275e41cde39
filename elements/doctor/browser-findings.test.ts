import { describe, expect, it } from 'vitest';
import {
  findBrowserProblems,
  findClockProblem,
  listMissingFeatures,
  listPatchedBuiltIns,
} from './browser-findings.ts';

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

describe('listMissingFeatures', () => {
  it('reports no missing feature in a browser with all features', () => {
    expect(listMissingFeatures(view())).toEqual([]);
  });

  it.each([
    ['container queries', { CSS: { supports: (name: string) => name !== 'container-type' } }],
    ['constructable style sheets', { CSSStyleSheet: { prototype: {} } }],
    ['<dialog>', { HTMLDialogElement: undefined }],
    ['AbortSignal.timeout', { AbortSignal: {} }],
    ['Intl.ListFormat', { Intl: {} }],
  ])('reports a browser that lacks %s', (name, part) => {
    expect(listMissingFeatures(view(part))).toEqual([name]);
    const [finding] = findBrowserProblems({ missingFeatures: [name], patchedBuiltIns: [] });
    expect(finding).toMatchObject({ severity: 'error', problem: `This browser lacks ${name}.` });
  });
});

describe('listPatchedBuiltIns', () => {
  const natives = {
    Array,
    Object,
    JSON,
    String,
    Promise,
    Element: { prototype: { attachShadow: [].map } },
    customElements: { define: [].map },
  };

  it('reports no replaced built-in on a page that has replaced none', () => {
    expect(listPatchedBuiltIns(view(natives))).toEqual([]);
  });

  it('lists the built-ins that the host page has replaced', () => {
    const patched = listPatchedBuiltIns(view({ ...natives, JSON: { stringify: () => '' } }));
    expect(patched).toEqual(['JSON.stringify']);
    expect(findBrowserProblems({ missingFeatures: [], patchedBuiltIns: patched })[0]).toMatchObject({
      severity: 'note',
      problem: 'Scripts of this page replaced JSON.stringify.',
    });
  });

  it('recognises the Array.prototype.toJSON that prototype.js adds', () => {
    Object.assign(Array.prototype, { toJSON: () => '' });
    try {
      expect(listPatchedBuiltIns(view(natives))).toEqual(['Array.prototype.toJSON']);
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
  });
});

describe('findClockProblem', () => {
  const SERVER = 'Sun, 01 Mar 2026 10:00:00 GMT';
  const addMinutesToServerTime = (minutes: number) => Date.parse(SERVER) + minutes * 60_000;

  it('reports no clock problem when the clock is correct or the server time is unreadable', () => {
    expect(findClockProblem(addMinutesToServerTime(1.5), SERVER)).toBeUndefined();
    expect(findClockProblem(addMinutesToServerTime(99), null)).toBeUndefined();
    expect(findClockProblem(addMinutesToServerTime(99), 'never')).toBeUndefined();
  });

  it('says by how many minutes the device’s clock is fast or slow', () => {
    expect(findClockProblem(addMinutesToServerTime(61), SERVER)?.problem).toContain('61 minutes fast');
    expect(findClockProblem(addMinutesToServerTime(-5), SERVER)?.problem).toContain('5 minutes slow');
  });
});
