// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findStorageProblems, readStorageState, type StorageState } from './storage-findings.ts';

const AVAILABLE_STORAGE: StorageState = { local: 'available', cookies: 'available', frame: 'none' };
const findProblemIds = (changes: Partial<StorageState>) =>
  findStorageProblems({ ...AVAILABLE_STORAGE, ...changes }).map(({ id }) => id);

afterEach(() => localStorage.clear());

describe('findStorageProblems', () => {
  it('finds no problem when storage and cookies work', () => {
    expect(findProblemIds({})).toEqual([]);
  });

  it.each([
    ['blocked local storage', { local: 'blocked' }, ['storage:blocked']],
    ['full local storage', { local: 'full' }, ['storage:full']],
    ['separate storage in a frame of another site', { frame: 'cross-origin' }, ['storage:partitioned']],
    [
      'missing storage in a sandboxed frame',
      { frame: 'sandboxed', local: 'blocked', cookies: 'blocked' },
      ['storage:sandboxed'],
    ],
    ['blocked cookies', { cookies: 'blocked' }, ['storage:cookies']],
    ['no storage problem in a frame of the same site', { frame: 'same-origin' }, []],
  ] as [string, Partial<StorageState>, string[]][])('reports %s', (_, changes, expected) => {
    expect(findProblemIds(changes)).toEqual(expected);
  });

  it('reports storage problems only as warnings, because ordering works without storage', () => {
    for (const local of ['available', 'blocked', 'full'] as const)
      for (const frame of ['none', 'cross-origin', 'sandboxed'] as const)
        for (const { severity } of findStorageProblems({ local, frame, cookies: 'blocked' }))
          expect(severity).not.toBe('error');
  });

  it('recommends putting the tag on the outer page instead of into a frame', () => {
    const [finding] = findStorageProblems({ ...AVAILABLE_STORAGE, local: 'blocked', frame: 'cross-origin' });
    expect(finding?.fix).toContain('instead of framing');
  });
});

describe('readStorageState', () => {
  it('removes its test data after a check of storage and cookies', () => {
    expect(readStorageState(window)).toEqual(AVAILABLE_STORAGE);
    expect(localStorage.length).toBe(0);
    expect(document.cookie).toBe('');
  });

  it.each([
    ['SecurityError', 'blocked'],
    ['QuotaExceededError', 'full'],
  ])('classifies local storage that throws a %s as %s', (name, local) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    expect(readStorageState(window).local).toBe(local);
  });

  it('classifies cookies as blocked when the browser does not store them', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(readStorageState(window).cookies).toBe('blocked');
  });
});
