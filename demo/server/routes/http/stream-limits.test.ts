import { describe, expect, it } from 'vitest';
import { createStreamLimits } from './stream-limits.ts';

describe('limits for open streams', () => {
  it('counts the open streams of each network separately', () => {
    const limits = createStreamLimits({ network: 2, order: 10 });
    limits.admitStream({ network: 'a', order: '1' });
    const endStream = limits.admitStream({ network: 'a', order: '2' });
    expect(() => limits.admitStream({ network: 'a', order: '3' })).toThrow('Too many open streams');
    limits.admitStream({ network: 'b', order: '3' });
    endStream();
    limits.admitStream({ network: 'a', order: '4' });
  });

  it('refuses a stream for an order that already has the maximum number of streams', () => {
    const limits = createStreamLimits({ network: 10, order: 2 });
    limits.admitStream({ network: 'a', order: '1' });
    limits.admitStream({ network: 'b', order: '1' });
    expect(() => limits.admitStream({ network: 'c', order: '1' })).toThrow('Too many open streams');
    limits.admitStream({ network: 'c', order: '2' });
  });

  it('frees only one place when the end of a stream is reported twice', () => {
    const limits = createStreamLimits({ network: 2 });
    const endStream = limits.admitStream({ network: 'a' });
    limits.admitStream({ network: 'a' });
    endStream();
    endStream();
    limits.admitStream({ network: 'a' });
    expect(() => limits.admitStream({ network: 'a' })).toThrow('Too many open streams');
  });
});
