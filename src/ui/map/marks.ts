import { css } from '../../theme/stitches.ts';
import { DivIcon, LatLngBounds, type LeafletMap, Marker } from './leaflet.ts';
import type { MapMark } from './map-types.ts';
import { dropOf } from './pin-icon.ts';

const look = css({
  display: 'grid',
  justifyItems: 'center',
  cursor: 'pointer',
  // The drop is small to the eye and 44 px to the finger.
  '&::before': { content: '', position: 'absolute', inset: -8 },
  '& path': { fill: '$card', stroke: '$brandText', strokeWidth: 3 },
  '& circle': { fill: '$brandText' },
  '& > span': {
    position: 'absolute',
    insetBlockStart: '100%',
    width: 'max-content',
    maxWidth: 120,
    padding: '1px 6px',
    borderRadius: '$1',
    background: '$card',
    color: '$ink',
    fontSize: '$12',
    fontWeight: 700,
    lineHeight: 1.35,
    textAlign: 'center',
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

/** In px; the tip of the drop is where it stands. */
const SIZE = { small: [30, 40], large: [36, 48] } as const;

function markIcon({ name, isChosen }: MapMark): DivIcon {
  const [width, height] = isChosen ? SIZE.large : SIZE.small;
  const box = document.createElement('div');
  box.className = `${look()}`;
  box.toggleAttribute('data-chosen', isChosen);
  const label = document.createElement('span');
  label.textContent = name;
  label.dir = 'auto';
  box.append(dropOf(width, height), label);
  return new DivIcon({
    html: box,
    className: '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height - 2],
  });
}

/** All of them; null when there are none. */
export const boundsOfMarks = (marks: readonly MapMark[]): LatLngBounds | null =>
  marks.length ? new LatLngBounds(marks.map(({ place }) => [place.lat, place.lng])) : null;

/**
 * Draws a drop with its name for each place; one that is pressed is told. Keys do not reach them: what is on the map stands
 * in a list beside it, too. Returns the way to take them away.
 */
export function drawMarks(
  map: LeafletMap,
  marks: readonly MapMark[],
  onMark: (id: string) => void,
): () => void {
  const drawn = marks.map((mark) => {
    const marker = new Marker(mark.place, {
      icon: markIcon(mark),
      keyboard: false,
      // The chosen one lies over its neighbours.
      zIndexOffset: mark.isChosen ? 1000 : 0,
    });
    marker.on('click', () => onMark(mark.id));
    return marker.addTo(map);
  });
  return () => {
    for (const marker of drawn) marker.remove();
  };
}
