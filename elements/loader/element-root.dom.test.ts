// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './element-contract.ts';
import { createElementRoot } from './element-root.ts';
import { startRequests } from './first-requests.ts';

vi.mock('./first-requests.ts', () => ({ startRequests: vi.fn() }));

const session = { applyChanges: vi.fn() };
const onChange = vi.fn();
const onLoadError = vi.fn();
const respondWith = (app: Promise<unknown>) => vi.mocked(startRequests).mockReturnValue({ app } as never);

function setUp() {
  const host = document.createElement('div');
  document.body.append(host);
  const sheet = {} as CSSStyleSheet;
  const root = host.attachShadow({ mode: 'open' });
  return { host, self: createElementRoot<Session>(root, sheet, () => session, onChange, onLoadError) };
}

beforeEach(() => {
  for (const spy of [session.applyChanges, onChange, onLoadError]) spy.mockReset();
  vi.mocked(startRequests).mockReset();
});

describe('an element root', () => {
  it('combines several attribute changes into one update, and ignores changes of a removed element', async () => {
    const { host, self } = setUp();
    self.applyChanges();
    self.applyChanges();
    expect(onChange).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledTimes(1);
    self.applyChanges();
    host.remove();
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('starts the app once for several calls to start, and passes later changes to its session', async () => {
    const { self } = setUp();
    respondWith(Promise.resolve({}));
    self.preload();
    const [one, two] = await Promise.all([self.start(), self.start()]);
    expect(one).toBe(session);
    expect(two).toBe(session);
    expect(startRequests).toHaveBeenCalledTimes(1);
    self.applyChanges();
    await Promise.resolve();
    expect(session.applyChanges).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('fires an error event when the app does not load, and tries to load it again on the next start', async () => {
    const { host, self } = setUp();
    const onError = vi.fn();
    host.addEventListener('error', (event) => onError((event as unknown as CustomEvent).detail));
    respondWith(Promise.reject(new Error('offline')));
    await expect(self.start()).rejects.toThrow('offline');
    expect(onLoadError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith({ kind: 'load', message: 'Error: offline' });
    respondWith(Promise.resolve({}));
    await expect(self.start()).resolves.toBe(session);
    expect(startRequests).toHaveBeenCalledTimes(2);
  });
});
