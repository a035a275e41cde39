import { describe, expect, it } from 'vitest';
import { creditParts } from './map-credit.tsx';

describe('who made the map', () => {
  it('is told in full, with its links', () => {
    expect(creditParts('© [OpenStreetMap](https://www.openstreetmap.org/copyright) contributors')).toEqual([
      { text: '© ', href: null },
      { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
      { text: ' contributors', href: null },
    ]);
    expect(creditParts('Town survey')).toEqual([{ text: 'Town survey', href: null }]);
  });

  it('is no way to run a script or to write markup', () => {
    const bad = '[a](javascript:alert(1)) <b>x</b> [b](data:text/html,x)';
    expect(creditParts(bad)).toEqual([{ text: bad, href: null }]);
  });
});
