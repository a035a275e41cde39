import { describe, expect, it } from 'vitest';
import {
  findBrowserProblems,
  findClockProblem,
  listMissingFeatures,
  listPatchedBuiltIns,
} from './browser-findings.ts';

type View = Window & typeof globalThis;

const createModernWindow = () => ({
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
const createWindow = (changes: object = {}): View => Object.assign(createModernWindow(), changes) as never;

describe('listMissingFeatures', () => {
  it('reports no missing feature in a browser with all features', () => {
    expect(listMissingFeatures(createWindow())).toEqual([]);
  });

  it.each([
    ['container queries', { CSS: { supports: (name: string) => name !== 'container-type' } }],
    ['constructable style sheets', { CSSStyleSheet: { prototype: {} } }],
    ['<dialog>', { HTMLDialogElement: undefined }],
    ['AbortSignal.timeout', { AbortSignal: {} }],
    ['Intl.ListFormat', { Intl: {} }],
  ])('reports a browser that lacks %s', (feature, changes) => {
    expect(listMissingFeatures(createWindow(changes))).toEqual([feature]);
    const [finding] = findBrowserProblems({ missingFeatures: [feature], patchedBuiltIns: [] });
    expect(finding).toMatchObject({ severity: 'error', problem: `This browser lacks ${feature}.` });
  });
});

describe('listPatchedBuiltIns', () => {
  const nativeBuiltIns = {
    Array,
    Object,
    JSON,
    String,
    Promise,
    Element: { prototype: { attachShadow: [].map } },
    customElements: { define: [].map },
  };

  it('reports no replaced built-in when the host page has replaced none', () => {
    expect(listPatchedBuiltIns(createWindow(nativeBuiltIns))).toEqual([]);
  });

  it('lists the built-ins that the host page has replaced', () => {
    const patchedBuiltIns = listPatchedBuiltIns(
      createWindow({ ...nativeBuiltIns, JSON: { stringify: () => '' } }),
    );
    expect(patchedBuiltIns).toEqual(['JSON.stringify']);
    expect(findBrowserProblems({ missingFeatures: [], patchedBuiltIns })[0]).toMatchObject({
      severity: 'note',
      problem: 'Scripts of this page replaced JSON.stringify.',
    });
  });

  it('reports Array.prototype.toJSON, which the library prototype.js adds', () => {
    Object.assign(Array.prototype, { toJSON: () => '' });
    try {
      expect(listPatchedBuiltIns(createWindow(nativeBuiltIns))).toEqual(['Array.prototype.toJSON']);
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
  });
});

describe('findClockProblem', () => {
  const SERVER_DATE = 'Sun, 01 Mar 2026 10:00:00 GMT';
  const addMinutesToServerTime = (minutes: number) => Date.parse(SERVER_DATE) + minutes * 60_000;

  it('reports no clock problem when the clock is correct or the server time is unreadable', () => {
    expect(findClockProblem(addMinutesToServerTime(1.5), SERVER_DATE)).toBeUndefined();
    expect(findClockProblem(addMinutesToServerTime(99), null)).toBeUndefined();
    expect(findClockProblem(addMinutesToServerTime(99), 'never')).toBeUndefined();
  });

  it('says by how many minutes the device’s clock is fast or slow', () => {
    expect(findClockProblem(addMinutesToServerTime(61), SERVER_DATE)?.problem).toContain('61 minutes fast');
    expect(findClockProblem(addMinutesToServerTime(-5), SERVER_DATE)?.problem).toContain('5 minutes slow');
  });
});
