// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './element-contract.ts';
import { createElementRoot } from './element-root.ts';
import { startRequests } from './first-requests.ts';

vi.mock('./first-requests.ts', () => ({ startRequests: vi.fn() }));

const session = { applyChanges: vi.fn() };
const onChange = vi.fn();
const onLoadError = vi.fn();
const resolveAppWith = (app: Promise<unknown>) => vi.mocked(startRequests).mockReturnValue({ app } as never);

function setUpElement() {
  const host = document.createElement('div');
  document.body.append(host);
  const styleSheet = {} as CSSStyleSheet;
  const shadowRoot = host.attachShadow({ mode: 'open' });
  return {
    host,
    elementRoot: createElementRoot<Session>(shadowRoot, styleSheet, () => session, onChange, onLoadError),
  };
}

beforeEach(() => {
  for (const spy of [session.applyChanges, onChange, onLoadError]) spy.mockReset();
  vi.mocked(startRequests).mockReset();
});

describe('an element root', () => {
  it('combines several attribute changes into one update, and ignores changes of a removed element', async () => {
    const { host, elementRoot } = setUpElement();
    elementRoot.applyChanges();
    elementRoot.applyChanges();
    expect(onChange).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledTimes(1);
    elementRoot.applyChanges();
    host.remove();
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('starts the app once for several calls of `start`, and passes later attribute changes to the app', async () => {
    const { elementRoot } = setUpElement();
    resolveAppWith(Promise.resolve({}));
    elementRoot.preload();
    const [firstSession, secondSession] = await Promise.all([elementRoot.start(), elementRoot.start()]);
    expect(firstSession).toBe(session);
    expect(secondSession).toBe(session);
    expect(startRequests).toHaveBeenCalledTimes(1);
    elementRoot.applyChanges();
    await Promise.resolve();
    expect(session.applyChanges).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('fires an error event when the app does not load, and tries to load the app again on the next start', async () => {
    const { host, elementRoot } = setUpElement();
    const onError = vi.fn();
    host.addEventListener('error', (event) => onError((event as unknown as CustomEvent).detail));
    resolveAppWith(Promise.reject(new Error('offline')));
    await expect(elementRoot.start()).rejects.toThrow('offline');
    expect(onLoadError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith({ kind: 'load', message: 'Error: offline' });
    resolveAppWith(Promise.resolve({}));
    await expect(elementRoot.start()).resolves.toBe(session);
    expect(startRequests).toHaveBeenCalledTimes(2);
  });
});
