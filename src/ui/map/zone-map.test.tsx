// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import '../testing/render-ui.ts';
import type { MapZone } from './map-types.ts';
import { ZoneMap, type ZoneMapProps } from './zone-map.tsx';

const tiles = {
  url: 'https://tiles.test/{z}/{x}/{y}.png',
  attribution: '© [Survey](https://survey.test/) 2026',
};
const buildSquare = (corner: number) =>
  [
    [corner, corner],
    [corner + 0.1, corner],
    [corner + 0.1, corner + 0.1],
    [corner, corner + 0.1],
    [corner, corner],
  ] as const;
const buildZone = (overrides: Partial<MapZone>): MapZone => ({
  id: 'z',
  name: 'Harbour',
  color: '#336699',
  shapes: [{ type: 'Polygon', coordinates: [buildSquare(13)] }],
  ...overrides,
});
const renderMap = (props: Partial<ZoneMapProps> = {}) => {
  const onPin = vi.fn();
  const mapProps = { tiles, zones: [buildZone({})], pin: null, onPin, ...props };
  return {
    onPin,
    ...render(
      <TestI18n locale="en">
        <ZoneMap {...mapProps} />
      </TestI18n>,
    ),
  };
};
const getMap = () => screen.getByRole('application', { name: 'Map' });

beforeAll(() => {
  // jsdom has no layout and no ResizeObserver.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
beforeEach(() => {
  for (const [dimension, sizePx] of [
    ['clientWidth', 600],
    ['clientHeight', 400],
  ] as const)
    vi.spyOn(HTMLElement.prototype, dimension, 'get').mockReturnValue(sizePx);
});

describe('ZoneMap', () => {
  it('draws each zone with its colour and name, and shows the attribution of the map', () => {
    renderMap({ zones: [buildZone({}), buildZone({ id: 'b', name: 'Hill', color: '#12' })] });
    expect(
      [...getMap().querySelectorAll('path')].map((zoneShape) => zoneShape.getAttribute('stroke'))[0],
    ).toBe('#336699');
    expect(screen.getByText('Harbour')).toBeTruthy();
    expect(screen.getByText('Hill')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Survey' }).getAttribute('href')).toBe('https://survey.test/');
  });

  it('renders a map even if its zones have no polygons or invalid coordinates', () => {
    renderMap({
      zones: [
        buildZone({ id: 'none', shapes: [] }),
        buildZone({ id: 'point', shapes: [{ type: 'Point', coordinates: [13, 52] }] }),
        buildZone({
          id: 'nowhere',
          name: 'Nowhere',
          shapes: [{ type: 'Polygon', coordinates: [[[500, 900]]] }],
        }),
        buildZone({ id: 'empty', shapes: [{ type: 'Polygon', coordinates: [] }] }),
      ],
    });
    expect(getMap().querySelectorAll('path')).toHaveLength(1);
    expect(screen.queryByText('Nowhere')).toBeNull();
  });

  it('centres a map on its initial zone, or on all zones if it has no initial zone', async () => {
    const user = userEvent.setup();
    const zones = [
      buildZone({}),
      buildZone({ id: 'north', shapes: [{ type: 'Polygon', coordinates: [buildSquare(40)] }] }),
    ];
    const findMapCentreLat = async (initialZoneId?: string) => {
      const { onPin, unmount } = renderMap({ zones, initialZoneId });
      getMap().focus();
      await user.keyboard('{ArrowUp}');
      unmount();
      return Math.round(onPin.mock.calls[0]?.[0].lat);
    };
    expect(await findMapCentreLat('north')).toBe(40);
    // The centre of both zones in the Mercator projection.
    expect(await findMapCentreLat()).toBe(28);
  });

  it('moves the pin of a map with the arrow keys, and farther with Shift', async () => {
    const user = userEvent.setup();
    const { onPin } = renderMap({ pin: { lat: 13.05, lng: 13.05 } });
    getMap().focus();
    await user.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}a');
    expect(onPin).toHaveBeenCalledTimes(3);
    const [placeAbove, placeToTheRight, farPlace] = onPin.mock.calls.map(([place]) => place);
    expect(placeAbove.lat).toBeGreaterThan(13.05);
    expect(placeToTheRight.lat).toBeCloseTo(placeAbove.lat, 4);
    expect((farPlace.lng - placeToTheRight.lng) / (placeToTheRight.lng - placeAbove.lng)).toBeCloseTo(8, 1);
  });

  it('moves the pin to the centre of the map with a button', async () => {
    const { onPin } = renderMap();
    await userEvent.click(screen.getByRole('button', { name: 'Move the pin to the centre' }));
    expect(onPin.mock.calls[0]?.[0].lat).toBeCloseTo(13.05, 1);
  });

  it('keeps the view of the map when zones load after the customer has moved the pin', async () => {
    const user = userEvent.setup();
    const startPlace = { lat: 29.3, lng: 48 };
    const { onPin, rerender } = renderMap({ zones: [], initialPlace: startPlace });
    const movePinToCentre = async () => {
      await user.click(screen.getByRole('button', { name: 'Move the pin to the centre' }));
      return onPin.mock.lastCall?.[0];
    };
    const pin = await movePinToCentre();
    rerender(
      <TestI18n locale="en">
        <ZoneMap {...{ tiles, zones: [buildZone({})], pin, onPin, initialPlace: startPlace }} />
      </TestI18n>,
    );
    expect(await movePinToCentre()).toEqual(pin);
  });

  it('does not let the customer move the pin of a read-only map', async () => {
    renderMap({ onPin: undefined, pin: { lat: 13.05, lng: 13.05 } });
    expect(screen.queryByRole('button', { name: 'Move the pin to the centre' })).toBeNull();
    getMap().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(getMap().querySelectorAll('.oa-pin')).toHaveLength(1);
  });

  it('tells the customer when the map tiles fail to load', async () => {
    renderMap();
    const getTile = () => getMap().querySelector('img');
    getTile()?.dispatchEvent(new Event('error'));
    expect((await screen.findAllByText(/couldn’t load the map images/)).length).toBeGreaterThan(0);
    expect(getMap().querySelectorAll('path')).toHaveLength(1);
  });

  it('removes everything that the map added to the page when the map unmounts', () => {
    const { unmount } = renderMap({ pin: { lat: 13.05, lng: 13.05 } });
    const classNameBefore = document.body.className;
    unmount();
    expect(document.body.className).toBe(classNameBefore);
    expect(document.querySelector('.leaflet-container')).toBeNull();
  });
});
