// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findStorageProblems, readStorageState, type StorageState } from './storage-findings.ts';

const FINE: StorageState = { local: 'available', cookies: 'available', frame: 'none' };
const findProblemIds = (part: Partial<StorageState>) =>
  findStorageProblems({ ...FINE, ...part }).map(({ id }) => id);

afterEach(() => localStorage.clear());

describe('findStorageProblems', () => {
  it('reports nothing when storage and cookies work', () => {
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
    ['nothing in a frame of the same site', { frame: 'same-origin' }, []],
  ] as [string, Partial<StorageState>, string[]][])('reports %s', (_, part, expected) => {
    expect(findProblemIds(part)).toEqual(expected);
  });

  it('never reports an error, because ordering works without storage', () => {
    for (const local of ['available', 'blocked', 'full'] as const)
      for (const frame of ['none', 'cross-origin', 'sandboxed'] as const)
        for (const { severity } of findStorageProblems({ local, frame, cookies: 'blocked' }))
          expect(severity).not.toBe('error');
  });

  it('recommends putting the tag on the outer page instead of a frame', () => {
    const [finding] = findStorageProblems({ ...FINE, local: 'blocked', frame: 'cross-origin' });
    expect(finding?.fix).toContain('instead of framing');
  });
});

describe('readStorageState', () => {
  it('leaves no data behind', () => {
    expect(readStorageState(window)).toEqual(FINE);
    expect(localStorage.length).toBe(0);
    expect(document.cookie).toBe('');
  });

  it.each([
    ['SecurityError', 'blocked'],
    ['QuotaExceededError', 'full'],
  ])('recognises a %s as %s storage', (name, local) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    expect(readStorageState(window).local).toBe(local);
  });

  it('recognises cookies that are not stored as blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(readStorageState(window).cookies).toBe('blocked');
  });
});
