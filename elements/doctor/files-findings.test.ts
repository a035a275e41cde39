import { describe, expect, it } from 'vitest';
import {
  describeRefusedFile,
  describeReportedError,
  findAppScriptProblem,
  findImageProblem,
  findLocaleProblem,
} from './files-findings.ts';
import type { Outcome } from './probe-url.ts';

const APP_SCRIPT_URL = 'https://cdn.test/assets/app-1.js';
const LOCALE_URL = 'https://cdn.test/assets/locales-1/en.json';
const buildResponse = (status: number, contentType: string, body?: unknown): Outcome => ({
  kind: 'response',
  status,
  contentType,
  body,
  durationMs: 1,
  date: null,
});

describe('findAppScriptProblem', () => {
  it.each([
    [
      'that is missing because the loader is outdated',
      buildResponse(404, 'text/plain'),
      'files:app-gone',
      'is gone',
    ],
    ['that the server refuses', buildResponse(403, 'text/html'), 'files:app-refused', 'status 403'],
    [
      'that is served as a web page',
      buildResponse(200, 'text/html'),
      'files:app-type',
      'served as text/html',
    ],
    ['without CORS headers', { kind: 'cors', isPreflight: false }, 'files:app-cors', 'no CORS header'],
    [
      'on a server that does not respond',
      { kind: 'unreachable' },
      'files:app-unreachable',
      'did not respond',
    ],
    ['that a proxy modified', buildResponse(200, 'text/javascript'), 'files:app-broken', 'SyntaxError'],
  ] as [string, Outcome, string, string][])('reports an app script %s', (_, outcome, id, expectedText) => {
    const finding = findAppScriptProblem(APP_SCRIPT_URL, outcome, 'SyntaxError');
    expect(finding).toMatchObject({ id, severity: 'error' });
    expect(finding?.problem).toContain(expectedText);
  });

  it('the doctor does not report an app script that fails because of the CSP or an offline device', () => {
    expect(findAppScriptProblem(APP_SCRIPT_URL, { kind: 'policy' }, '')).toBeUndefined();
    expect(findAppScriptProblem(APP_SCRIPT_URL, { kind: 'offline' }, '')).toBeUndefined();
  });
});

describe('findLocaleProblem', () => {
  it('the doctor reports no problem with a locale file that loads', () => {
    expect(findLocaleProblem(LOCALE_URL, 'en', buildResponse(200, 'application/json', {}))).toBeUndefined();
  });

  it.each([
    ['status 404, text/plain', buildResponse(404, 'text/plain')],
    ['status 200, text/html', buildResponse(200, 'text/html')],
    ['no CORS header', { kind: 'cors', isPreflight: false }],
    ['no response', { kind: 'unreachable' }],
  ] as [string, Outcome][])('reports a missing locale file with the reason "%s"', (reason, outcome) => {
    const finding = findLocaleProblem(LOCALE_URL, 'en', outcome);
    expect(finding).toMatchObject({
      severity: 'warning',
      reason: expect.stringContaining('starts in this language'),
    });
    expect(finding?.problem).toContain(`(${reason})`);
    expect(findLocaleProblem(LOCALE_URL, 'ar', outcome)?.reason).toContain('Customers who choose');
  });
});

describe('failures after start-up', () => {
  it('reports how many pictures failed to load', () => {
    expect(findImageProblem([])).toBeUndefined();
    expect(findImageProblem(['a.webp', 'b.webp'])?.problem).toContain('2 of the images');
  });

  it('explains why the server refused the file of a screen', () => {
    expect(describeRefusedFile(APP_SCRIPT_URL, 404).fix).toContain('Keep old files for a day');
    expect(describeRefusedFile(APP_SCRIPT_URL, 500).fix).toContain('logs');
  });

  it('describes the app’s error events, except those about files that failed to load', () => {
    expect(describeReportedError({ kind: 'load', message: 'x' })).toBeUndefined();
    expect(describeReportedError(undefined)).toBeUndefined();
    expect(describeReportedError({ kind: 'report', message: 'invalid', call: 'GET menu' })).toMatchObject({
      problemClass: 'api',
      problem: 'The app reported: invalid (GET menu).',
    });
    expect(describeReportedError({ kind: 'report', message: 'broken' })).toMatchObject({
      problemClass: 'script',
    });
  });
});
