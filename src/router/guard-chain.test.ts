import { describe, expect, it, vi } from 'vitest';
import { askGuards, type GuardContext } from './guard-chain.ts';
import { matchPath } from './match.ts';

const to = matchPath('/cafe/delivery');
if (!to) throw new Error('no such route');
const context = (signal = new AbortController().signal): GuardContext => ({ to, from: null, signal });

describe('askGuards', () => {
  it('asks in order and stops at the first that redirects', async () => {
    const asked: string[] = [];
    const note = (name: string, redirect?: string) => () => {
      asked.push(name);
      return redirect ? { redirect } : undefined;
    };
    const guards = { a: note('a'), b: note('b', '/cafe'), c: note('c') };
    expect(await askGuards(['a', 'b', 'c'], guards, context())).toEqual({ redirect: '/cafe' });
    expect(asked).toEqual(['a', 'b']);
  });

  // @spec guards/unknown-guard-s-name-raises, errors/unknown-guard
  it.each(['auht', 'toString'])(
    'raises "Unknown route middleware" for %s, naming it as the cause',
    async (name) => {
      await expect(askGuards([name], {}, context())).rejects.toMatchObject({
        message: 'Unknown route middleware',
        status: 500,
        path: '/cafe/delivery',
        cause: name,
      });
    },
  );

  it('asks no further once a newer navigation took over', async () => {
    const controller = new AbortController();
    const first = () => {
      controller.abort();
      return undefined;
    };
    const second = vi.fn(() => undefined);
    await askGuards(['first', 'second'], { first, second }, context(controller.signal));
    expect(second).not.toHaveBeenCalled();
  });
});
