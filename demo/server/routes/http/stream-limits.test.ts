import { describe, expect, it } from 'vitest';
import { createStreamLimits } from './stream-limits.ts';

describe('limits for open streams', () => {
  it('counts the open streams of each network separately', () => {
    const limits = createStreamLimits({ network: 2, order: 10 });
    limits.open({ network: 'a', order: '1' });
    const endStream = limits.open({ network: 'a', order: '2' });
    expect(() => limits.open({ network: 'a', order: '3' })).toThrow('Too many open streams');
    limits.open({ network: 'b', order: '3' });
    endStream();
    limits.open({ network: 'a', order: '4' });
  });

  it('refuses a stream for an order that already has the maximum number of streams', () => {
    const limits = createStreamLimits({ network: 10, order: 2 });
    limits.open({ network: 'a', order: '1' });
    limits.open({ network: 'b', order: '1' });
    expect(() => limits.open({ network: 'c', order: '1' })).toThrow('Too many open streams');
    limits.open({ network: 'c', order: '2' });
  });

  it('counts a stream that is ended twice as one ended stream', () => {
    const limits = createStreamLimits({ network: 2 });
    const endStream = limits.open({ network: 'a' });
    limits.open({ network: 'a' });
    endStream();
    endStream();
    limits.open({ network: 'a' });
    expect(() => limits.open({ network: 'a' })).toThrow('Too many open streams');
  });
});
