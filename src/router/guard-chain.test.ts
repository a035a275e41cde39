import { describe, expect, it, vi } from 'vitest';
import { type GuardContext, runGuards } from './guard-chain.ts';
import { matchPath } from './match.ts';

const to = matchPath('/cafe/delivery');
if (!to) throw new Error('no such route');
const createContext = (signal = new AbortController().signal): GuardContext => ({ to, from: null, signal });

describe('runGuards', () => {
  it('runs route guards in order and stops at the first one that redirects', async () => {
    const calls: string[] = [];
    const record = (name: string, redirect?: string) => () => {
      calls.push(name);
      return redirect ? { redirect } : undefined;
    };
    const guards = { a: record('a'), b: record('b', '/cafe'), c: record('c') };
    expect(await runGuards(['a', 'b', 'c'], guards, createContext())).toEqual({ redirect: '/cafe' });
    expect(calls).toEqual(['a', 'b']);
  });

  // @spec guards/unknown-guard-s-name-raises, errors/unknown-guard
  it.each(['auht', 'toString'])(
    'throws "Unknown route middleware" with the name of the guard, %s, as its cause',
    async (name) => {
      await expect(runGuards([name], {}, createContext())).rejects.toMatchObject({
        message: 'Unknown route middleware',
        status: 500,
        path: '/cafe/delivery',
        cause: name,
      });
    },
  );

  it('stops running the guards of a navigation once a newer navigation has started', async () => {
    const controller = new AbortController();
    const first = () => {
      controller.abort();
      return undefined;
    };
    const second = vi.fn(() => undefined);
    await runGuards(['first', 'second'], { first, second }, createContext(controller.signal));
    expect(second).not.toHaveBeenCalled();
  });
});
