// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './element-contract.ts';
import { createElementRoot } from './element-root.ts';
import { startFiles } from './first-requests.ts';

vi.mock('./first-requests.ts', () => ({ startFiles: vi.fn() }));

const session = { applyChanges: vi.fn() };
const begin = vi.fn();
const fail = vi.fn();
const arrives = (app: Promise<unknown>) => vi.mocked(startFiles).mockReturnValue({ app } as never);

function setUp() {
  const host = document.createElement('div');
  document.body.append(host);
  const sheet = {} as CSSStyleSheet;
  const root = host.attachShadow({ mode: 'open' });
  return { host, self: createElementRoot<Session>(root, sheet, () => session, begin, fail) };
}

beforeEach(() => {
  for (const spy of [session.applyChanges, begin, fail]) spy.mockReset();
  vi.mocked(startFiles).mockReset();
});

describe('an element before its app', () => {
  it('looks once at many changes, and not at all when it was taken out again', async () => {
    const { host, self } = setUp();
    self.applyChanges();
    self.applyChanges();
    expect(begin).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(begin).toHaveBeenCalledTimes(1);
    self.applyChanges();
    host.remove();
    await Promise.resolve();
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('asks for its files once, however often it is started, and hands over to its session', async () => {
    const { self } = setUp();
    arrives(Promise.resolve({}));
    self.preload();
    const [one, two] = await Promise.all([self.start(), self.start()]);
    expect(one).toBe(session);
    expect(two).toBe(session);
    expect(startFiles).toHaveBeenCalledTimes(1);
    self.applyChanges();
    await Promise.resolve();
    expect(session.applyChanges).toHaveBeenCalledTimes(1);
    expect(begin).not.toHaveBeenCalled();
  });

  it('says that its app did not come, and can be started again', async () => {
    const { host, self } = setUp();
    const onError = vi.fn();
    host.addEventListener('error', (event) => onError((event as unknown as CustomEvent).detail));
    arrives(Promise.reject(new Error('no line')));
    await expect(self.start()).rejects.toThrow('no line');
    expect(fail).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith({ kind: 'load', message: 'Error: no line' });
    arrives(Promise.resolve({}));
    await expect(self.start()).resolves.toBe(session);
    expect(startFiles).toHaveBeenCalledTimes(2);
  });
});
