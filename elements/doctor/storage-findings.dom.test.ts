// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type StorageState, storageFindings, storageState } from './storage-findings.ts';

const FINE: StorageState = { local: 'kept', cookies: 'kept', frame: 'none' };
const ids = (part: Partial<StorageState>) => storageFindings({ ...FINE, ...part }).map(({ id }) => id);

afterEach(() => localStorage.clear());

describe('what is stored', () => {
  it('is no finding where all is kept', () => {
    expect(ids({})).toEqual([]);
  });

  it.each([
    ['blocked', { local: 'blocked' }, ['storage:blocked']],
    ['full', { local: 'full' }, ['storage:full']],
    ['kept apart in a frame of another site', { frame: 'cross-origin' }, ['storage:partitioned']],
    [
      'nothing in a sandboxed frame',
      { frame: 'sandboxed', local: 'blocked', cookies: 'blocked' },
      ['storage:sandboxed'],
    ],
    ['no cookie', { cookies: 'blocked' }, ['storage:cookies']],
    ['fine in a frame of the same site', { frame: 'same-origin' }, []],
  ] as [string, Partial<StorageState>, string[]][])('%s', (_, part, expected) => {
    expect(ids(part)).toEqual(expected);
  });

  it('never stops an order, so it is never a problem', () => {
    for (const local of ['kept', 'blocked', 'full'] as const)
      for (const frame of ['none', 'cross-origin', 'sandboxed'] as const)
        for (const { severity } of storageFindings({ local, frame, cookies: 'blocked' }))
          expect(severity).not.toBe('error');
  });

  it('in a frame of another site asks for the tag on the page itself', () => {
    const [finding] = storageFindings({ ...FINE, local: 'blocked', frame: 'cross-origin' });
    expect(finding?.mend).toContain('instead of framing');
  });
});

describe('trying the storage', () => {
  it('leaves nothing behind', () => {
    expect(storageState(window)).toEqual(FINE);
    expect(localStorage.length).toBe(0);
    expect(document.cookie).toBe('');
  });

  it.each([
    ['SecurityError', 'blocked'],
    ['QuotaExceededError', 'full'],
  ])('a %s means %s', (name, local) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    expect(storageState(window).local).toBe(local);
  });

  it('cookies that vanish are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(storageState(window).cookies).toBe('blocked');
  });
});
