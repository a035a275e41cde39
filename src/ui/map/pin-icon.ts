import { css } from '../../theme/stitches.ts';
import { DivIcon } from './leaflet.ts';

const SVG = 'http://www.w3.org/2000/svg';
const DROP = 'M18 45C11 33 3 26 3 17a15 15 0 0 1 30 0c0 9-8 16-15 28z';

const look = css({
  display: 'grid',
  cursor: 'grab',
  filter: 'drop-shadow(0 2px 3px #0006)',
  '&:active': { cursor: 'grabbing' },
  '& path': { fill: '$brand', stroke: '$onBrand', strokeWidth: 2 },
  '& circle': { fill: '$onBrand' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    '& path': { fill: 'Highlight', stroke: 'Canvas' },
    '& circle': { fill: 'Canvas' },
  },
});

const part = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** A drop that points at its place, in px. Made of elements: a strict page lets no markup be read from text. */
export function dropOf(width: number, height: number): SVGElement {
  const svg = part('svg', {
    viewBox: '0 0 36 48',
    width: `${width}`,
    height: `${height}`,
    'aria-hidden': 'true',
  });
  svg.append(part('path', { d: DROP }), part('circle', { cx: '18', cy: '17', r: '5.5' }));
  return svg;
}

/** The customer's pin; its tip is where it stands. */
export function pinIcon(): DivIcon {
  return new DivIcon({
    html: dropOf(36, 48) as unknown as HTMLElement,
    className: `${look()} oa-pin`,
    iconSize: [36, 48],
    iconAnchor: [18, 46],
  });
}
