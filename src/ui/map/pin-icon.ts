import { css } from '../../theme/stitches.ts';
import { DivIcon } from './leaflet.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const PIN_OUTLINE_PATH = 'M18 45C11 33 3 26 3 17a15 15 0 0 1 30 0c0 9-8 16-15 28z';

const pinClass = css({
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

const createSvgElement = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Creates a pin of the given size in px. Builds it from elements, because Trusted Types forbid HTML strings. */
export function createPinShape(width: number, height: number): SVGElement {
  const svg = createSvgElement('svg', {
    viewBox: '0 0 36 48',
    width: `${width}`,
    height: `${height}`,
    'aria-hidden': 'true',
  });
  svg.append(
    createSvgElement('path', { d: PIN_OUTLINE_PATH }),
    createSvgElement('circle', { cx: '18', cy: '17', r: '5.5' }),
  );
  return svg;
}

/** Creates the icon of the customer's pin. Its tip points at the place. */
export function createPinIcon(): DivIcon {
  return new DivIcon({
    html: createPinShape(36, 48) as unknown as HTMLElement,
    className: `${pinClass()} oa-pin`,
    iconSize: [36, 48],
    iconAnchor: [18, 46],
  });
}
