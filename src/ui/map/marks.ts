import { css } from '../../theme/stitches.ts';
import { labelStyles } from './label-styles.ts';
import { DivIcon, LatLngBounds, type LeafletMap, Marker } from './leaflet.ts';
import type { MapMark } from './map-types.ts';
import { createPinShape } from './pin-icon.ts';

const markClass = css({
  display: 'grid',
  justifyItems: 'center',
  cursor: 'pointer',
  // The click target is larger than the pin, at least 44 px.
  '&::before': { content: '', position: 'absolute', inset: -8 },
  '& path': { fill: '$card', stroke: '$brandText', strokeWidth: 3 },
  '& circle': { fill: '$brandText' },
  '& > span': {
    ...labelStyles,
    insetBlockStart: '100%',
    boxShadow: '$low',
  },
  '&[data-chosen] path': { fill: '$brand', stroke: '$onBrand' },
  '&[data-chosen] circle': { fill: '$onBrand' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    '& path': { fill: 'Canvas', stroke: 'CanvasText' },
    '& circle': { fill: 'CanvasText' },
    '&[data-chosen] path': { fill: 'Highlight', stroke: 'Canvas' },
  },
});

/** Width and height of a pin, in px. Its tip points at its place. */
const SIZE_PX = { small: [30, 40], large: [36, 48] } as const;

function createMarkIcon({ name, isChosen }: MapMark): DivIcon {
  const [width, height] = isChosen ? SIZE_PX.large : SIZE_PX.small;
  const box = document.createElement('div');
  box.className = `${markClass()}`;
  box.toggleAttribute('data-chosen', isChosen);
  const label = document.createElement('span');
  label.textContent = name;
  label.dir = 'auto';
  box.append(createPinShape(width, height), label);
  return new DivIcon({
    html: box,
    className: '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height - 2],
  });
}

/** Bounds of all marks; null without marks. */
export const computeMarkBounds = (marks: readonly MapMark[]): LatLngBounds | null =>
  marks.length ? new LatLngBounds(marks.map(({ place }) => [place.lat, place.lng])) : null;

/**
 * Draws a labelled pin for each mark and calls `onMark` when the customer taps one. Keyboard users choose from the list
 * beside the map. Returns a function that removes the pins.
 */
export function drawMarks(
  map: LeafletMap,
  marks: readonly MapMark[],
  onMark: (id: string) => void,
): () => void {
  const markers = marks.map((mark) => {
    const marker = new Marker(mark.place, {
      icon: createMarkIcon(mark),
      keyboard: false,
      // Draws the selected mark above the marks that it overlaps.
      zIndexOffset: mark.isChosen ? 1000 : 0,
    });
    marker.on('click', () => onMark(mark.id));
    return marker.addTo(map);
  });
  return () => {
    for (const marker of markers) marker.remove();
  };
}
