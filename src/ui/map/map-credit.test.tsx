import { describe, expect, it } from 'vitest';
import { parseCredit } from './map-credit.tsx';

describe('parseCredit', () => {
  it('splits the attribution of a map into text and links', () => {
    expect(parseCredit('© [OpenStreetMap](https://www.openstreetmap.org/copyright) contributors')).toEqual([
      { text: '© ', href: null },
      { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
      { text: ' contributors', href: null },
    ]);
    expect(parseCredit('Town survey')).toEqual([{ text: 'Town survey', href: null }]);
  });

  it('keeps scripts and markup in the attribution of a map as plain text', () => {
    const malicious = '[a](javascript:alert(1)) <b>x</b> [b](data:text/html,x)';
    expect(parseCredit(malicious)).toEqual([{ text: malicious, href: null }]);
  });
});
