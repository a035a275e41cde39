import { describe, expect, it } from 'vitest';
import {
  appFinding,
  localeFinding,
  pictureFinding,
  refusedFileFinding,
  reportedFinding,
} from './files-findings.ts';
import type { Outcome } from './reach.ts';

const APP = 'https://cdn.test/assets/app-1.js';
const WORDS = 'https://cdn.test/assets/locales-1/en.json';
const answer = (status: number, contentType: string, body?: unknown): Outcome => ({
  kind: 'answer',
  status,
  contentType,
  body,
  took: 1,
  date: null,
});

describe("the app's own script", () => {
  it.each([
    ['gone: the loader is older than the files', answer(404, 'text/plain'), 'files:app-gone', 'is gone'],
    ['refused', answer(403, 'text/html'), 'files:app-refused', 'status 403'],
    ['answered with a page', answer(200, 'text/html'), 'files:app-type', 'served as text/html'],
    ['served without CORS', { kind: 'cors', preflight: false }, 'files:app-cors', 'no CORS header'],
    ['out of reach', { kind: 'silent' }, 'files:app-unreachable', 'nothing answered'],
    ['changed on the way', answer(200, 'text/javascript'), 'files:app-broken', 'SyntaxError'],
  ] as [string, Outcome, string, string][])('is told to be %s', (_, outcome, id, words) => {
    const finding = appFinding(APP, outcome, 'SyntaxError');
    expect(finding).toMatchObject({ id, severity: 'error' });
    expect(finding?.what).toContain(words);
  });

  it('is left to the policy, or to the line, where these are the cause', () => {
    expect(appFinding(APP, { kind: 'policy' }, '')).toBeUndefined();
    expect(appFinding(APP, { kind: 'offline' }, '')).toBeUndefined();
  });
});

describe('the words of a language', () => {
  it('are no finding when they are there', () => {
    expect(localeFinding(WORDS, 'en', answer(200, 'application/json', {}))).toBeUndefined();
  });

  it.each([
    [answer(404, 'text/plain'), 'status 404, text/plain'],
    [answer(200, 'text/html'), 'status 200, text/html'],
    [{ kind: 'cors', preflight: false }, 'no CORS header'],
    [{ kind: 'silent' }, 'no answer'],
  ] as [Outcome, string][])('are told to be missing, and how (%#)', (outcome, how) => {
    const finding = localeFinding(WORDS, 'en', outcome);
    expect(finding).toMatchObject({
      severity: 'warning',
      why: expect.stringContaining('starts in this language'),
    });
    expect(finding?.what).toContain(`(${how})`);
    expect(localeFinding(WORDS, 'ar', outcome)?.why).toContain('Customers who choose');
  });
});

describe('what fails later', () => {
  it('is a picture that did not load', () => {
    expect(pictureFinding([])).toBeUndefined();
    expect(pictureFinding(['a.webp', 'b.webp'])?.what).toContain('2 of the pictures');
  });

  it('is a screen whose file was taken away', () => {
    expect(refusedFileFinding(APP, 404).mend).toContain('keep them for a day');
    expect(refusedFileFinding(APP, 500).mend).toContain('logs');
  });

  it('is what the app reports, but that it could not load: that is looked into apart', () => {
    expect(reportedFinding({ kind: 'load', message: 'x' })).toBeUndefined();
    expect(reportedFinding(undefined)).toBeUndefined();
    expect(reportedFinding({ kind: 'report', message: 'invalid', call: 'GET menu' })).toMatchObject({
      about: 'api',
      what: 'The app reported: invalid (GET menu).',
    });
    expect(reportedFinding({ kind: 'report', message: 'broken' })).toMatchObject({ about: 'script' });
  });
});
