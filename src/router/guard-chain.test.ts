import { describe, expect, it, vi } from 'vitest';
import { type GuardContext, runGuards } from './guard-chain.ts';
import { matchPath } from './match.ts';

const to = matchPath('/cafe/delivery');
if (!to) throw new Error('no such route');
const createContext = (signal = new AbortController().signal): GuardContext => ({ to, from: null, signal });

describe('runGuards', () => {
  it('runs route guards in order and stops at the first guard that redirects', async () => {
    const calls: string[] = [];
    const createRecordingGuard = (name: string, redirect?: string) => () => {
      calls.push(name);
      return redirect ? { redirect } : undefined;
    };
    const guards = {
      a: createRecordingGuard('a'),
      b: createRecordingGuard('b', '/cafe'),
      c: createRecordingGuard('c'),
    };
    expect(await runGuards(['a', 'b', 'c'], guards, createContext())).toEqual({ redirect: '/cafe' });
    expect(calls).toEqual(['a', 'b']);
  });

  // @spec guards/unknown-guard-s-name-raises, errors/unknown-guard
  it.each(['auht', 'toString'])(
    'throws "Unknown route middleware" for the unknown guard %s, with the guard’s name as the cause',
    async (name) => {
      await expect(runGuards([name], {}, createContext())).rejects.toMatchObject({
        message: 'Unknown route middleware',
        status: 500,
        path: '/cafe/delivery',
        cause: name,
      });
    },
  );

  it('stops running the guards of a navigation after a newer navigation has started', async () => {
    const controller = new AbortController();
    const abortingGuard = () => {
      controller.abort();
      return undefined;
    };
    const laterGuard = vi.fn(() => undefined);
    await runGuards(
      ['first', 'second'],
      { first: abortingGuard, second: laterGuard },
      createContext(controller.signal),
    );
    expect(laterGuard).not.toHaveBeenCalled();
  });
});
