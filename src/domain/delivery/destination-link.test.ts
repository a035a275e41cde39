import { describe, expect, it } from 'vitest';
import { findLinkedArea, parseLinkedPoint } from './destination-link.ts';
import { buildArea, buildZone } from './testing/build-delivery.ts';

describe('findLinkedArea', () => {
  const zones = [
    buildZone('cafe~hidden', { visible: false, areas: [buildArea('cafe~hawally', 'cafe~hidden')] }),
    buildZone('cafe~east', {
      name: { en: 'East' },
      areas: [buildArea('cafe~salmiya', 'cafe~east', { name: { en: 'Salmiya', ar: 'السالمية' } })],
    }),
  ];

  it.each(['cafe~salmiya', 'salmiya', 'SALMIYA', 'السالمية'])(
    'finds the delivery area that a link names as %s',
    (text) => {
      expect(findLinkedArea({ zones }, text)).toEqual({ zoneId: 'cafe~east', areaId: 'cafe~salmiya' });
    },
  );

  it('finds the delivery zone that a link names by its id or name', () => {
    for (const text of ['east', 'East'])
      expect(findLinkedArea({ zones }, text)).toEqual({ zoneId: 'cafe~east', areaId: null });
  });

  it.each(['hawally', 'hidden', 'salmi', ''])(
    'finds no delivery area for the name %j in a link, because the area is hidden or unknown',
    (text) => {
      expect(findLinkedArea({ zones }, text)).toBeNull();
    },
  );
});

describe('parseLinkedPoint', () => {
  it('parses the coordinates in a link with or without a space', () => {
    expect(parseLinkedPoint('29.3375,48.0758')).toEqual({ lat: 29.3375, lng: 48.0758 });
    expect(parseLinkedPoint(' -33.9 , 151 ')).toEqual({ lat: -33.9, lng: 151 });
  });

  it.each(['Street 14, Block 4', '14,4,2', '95,48', '29.3', ''])(
    'finds no coordinates in the link text %j',
    (text) => {
      expect(parseLinkedPoint(text)).toBeNull();
    },
  );
});
