import { describe, expect, it } from 'vitest';
import { createStreamLimits } from './stream-limits.ts';

describe('the limits of open streams', () => {
  it('counts the streams of an IPv6 /64 network together, and other networks apart', () => {
    const limits = createStreamLimits({ perNetwork: 2, perTopic: 10 });
    limits.open('2001:db8::1', 'a');
    const end = limits.open('2001:db8::2', 'b');
    expect(() => limits.open('2001:db8::3', 'c')).toThrow('Too many open streams');
    limits.open('2001:db8:1::1', 'c');
    end();
    limits.open('2001:db8::3', 'd');
  });

  it('counts the streams of a topic over all networks', () => {
    const limits = createStreamLimits({ perNetwork: 10, perTopic: 2 });
    limits.open('203.0.113.1', 'order');
    limits.open('203.0.113.2', 'order');
    expect(() => limits.open('203.0.113.3', 'order')).toThrow('Too many open streams');
    limits.open('203.0.113.3', 'other order');
  });

  it('ends each stream once', () => {
    const limits = createStreamLimits({ perNetwork: 2, perTopic: 2 });
    const end = limits.open('203.0.113.1', 'order');
    limits.open('203.0.113.1', 'order');
    end();
    end();
    limits.open('203.0.113.1', 'order');
    expect(() => limits.open('203.0.113.1', 'order')).toThrow('Too many open streams');
  });
});
