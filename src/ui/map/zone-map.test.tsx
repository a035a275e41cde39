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
const square = (at: number) =>
  [
    [at, at],
    [at + 0.1, at],
    [at + 0.1, at + 0.1],
    [at, at + 0.1],
    [at, at],
  ] as const;
const zone = (change: Partial<MapZone>): MapZone => ({
  id: 'z',
  name: 'Harbour',
  color: '#336699',
  shapes: [{ type: 'Polygon', coordinates: [square(13)] }],
  ...change,
});
const show = (props: Partial<ZoneMapProps> = {}) => {
  const onPin = vi.fn();
  const all = { tiles, zones: [zone({})], pin: null, onPin, ...props };
  return {
    onPin,
    ...render(
      <TestI18n locale="en">
        <ZoneMap {...all} />
      </TestI18n>,
    ),
  };
};
const map = () => screen.getByRole('application', { name: 'Map' });

beforeAll(() => {
  // The test's DOM lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
beforeEach(() => {
  for (const [side, px] of [
    ['clientWidth', 600],
    ['clientHeight', 400],
  ] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(px);
});

describe('the map', () => {
  it('draws each zone in its colour, with its name, and says who made it', () => {
    show({ zones: [zone({}), zone({ id: 'b', name: 'Hill', color: '#12' })] });
    expect([...map().querySelectorAll('path')].map((path) => path.getAttribute('stroke'))[0]).toBe('#336699');
    expect(screen.getByText('Harbour')).toBeTruthy();
    expect(screen.getByText('Hill')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Survey' }).getAttribute('href')).toBe('https://survey.test/');
  });

  it('stands without zones, without shapes, and with shapes that lie nowhere', () => {
    show({
      zones: [
        zone({ id: 'none', shapes: [] }),
        zone({ id: 'point', shapes: [{ type: 'Point', coordinates: [13, 52] }] }),
        zone({ id: 'nowhere', name: 'Nowhere', shapes: [{ type: 'Polygon', coordinates: [[[500, 900]]] }] }),
        zone({ id: 'empty', shapes: [{ type: 'Polygon', coordinates: [] }] }),
      ],
    });
    expect(map().querySelectorAll('path')).toHaveLength(1);
    expect(screen.queryByText('Nowhere')).toBeNull();
  });

  it('is moved by keys: arrows for the pin, however fast, and farther with Shift', async () => {
    const user = userEvent.setup();
    const { onPin } = show({ pin: { lat: 13.05, lng: 13.05 } });
    map().focus();
    await user.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}a');
    expect(onPin).toHaveBeenCalledTimes(3);
    const [up, right, far] = onPin.mock.calls.map(([place]) => place);
    expect(up.lat).toBeGreaterThan(13.05);
    expect(right.lat).toBeCloseTo(up.lat, 4);
    expect((far.lng - right.lng) / (right.lng - up.lng)).toBeCloseTo(8, 1);
  });

  it('puts the pin in the middle at a press', async () => {
    const { onPin } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Move the pin to the centre' }));
    expect(onPin.mock.calls[0]?.[0].lat).toBeCloseTo(13.05, 1);
  });

  it('stays where it is when zones come after the pin was put', async () => {
    const user = userEvent.setup();
    const start = { lat: 29.3, lng: 48 };
    const { onPin, rerender } = show({ zones: [], start });
    const middle = async () => {
      await user.click(screen.getByRole('button', { name: 'Move the pin to the centre' }));
      return onPin.mock.lastCall?.[0];
    };
    const pin = await middle();
    rerender(
      <TestI18n locale="en">
        <ZoneMap {...{ tiles, zones: [zone({})], pin, onPin, start }} />
      </TestI18n>,
    );
    expect(await middle()).toEqual(pin);
  });

  it('that is only looked at has nothing to move', async () => {
    show({ onPin: undefined, pin: { lat: 13.05, lng: 13.05 } });
    expect(screen.queryByRole('button', { name: 'Move the pin to the centre' })).toBeNull();
    map().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(map().querySelectorAll('.oa-pin')).toHaveLength(1);
  });

  it('says when its tiles do not arrive, until they do', async () => {
    show();
    const tile = () => map().querySelector('img');
    tile()?.dispatchEvent(new Event('error'));
    expect((await screen.findAllByText(/couldn’t load the map images/)).length).toBeGreaterThan(0);
    expect(map().querySelectorAll('path')).toHaveLength(1);
  });

  it('goes without a trace', () => {
    const { unmount } = show({ pin: { lat: 13.05, lng: 13.05 } });
    const before = document.body.className;
    unmount();
    expect(document.body.className).toBe(before);
    expect(document.querySelector('.leaflet-container')).toBeNull();
  });
});
