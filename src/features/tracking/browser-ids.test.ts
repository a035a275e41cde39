import { describe, expect, it } from 'vitest';
import { buildBrowserIds, readClickIds } from './browser-ids.ts';

const visitor = {
  id: '0123456789abcdef0123456789abcdef',
  firstEventAt: 1_772_622_000_500,
  sessionCount: 1,
  sessionStartedAt: 1,
  lastEventAt: 1,
};

describe('the ids of a browser', () => {
  it('returns the browser ids that the pixels on the host page have stored in cookies', () => {
    const cookies = '_fbp=fb.1.5.6; other=1; _ga=GA1.1.111.222; _ttp=ttp; _scid=sc; _fbc=fb.1.5.click';
    expect(buildBrowserIds(visitor, cookies)).toMatchObject({
      fbp: 'fb.1.5.6',
      fbc: 'fb.1.5.click',
      ga: '111.222',
      ttp: 'ttp',
      scid: 'sc',
    });
  });

  it('generates browser ids in the vendors’ formats when the host page has no pixels', () => {
    expect(buildBrowserIds({ ...visitor, fbclid: 'click' }, '')).toEqual({
      visitor: visitor.id,
      ga: '19088743.1772622000',
      fbp: 'fb.1.1772622000500.19088743',
      fbc: 'fb.1.1772622000500.click',
      ttp: undefined,
      ttclid: undefined,
      scid: undefined,
      sccid: undefined,
    });
  });

  it('reads the click ids of the advertisement that the customer followed', () => {
    expect(readClickIds('?a=1&fbclid=f&ttclid=t&ScCid=s')).toEqual({ fbclid: 'f', ttclid: 't', sccid: 's' });
    expect(readClickIds('?a=1')).toEqual({});
  });
});
