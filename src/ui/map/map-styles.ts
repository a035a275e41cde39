import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

/**
 * The rules from Leaflet's style sheet that the map needs, and the map's own styles. `left` and `top` are physical on
 * purpose: a map is not mirrored, and Leaflet positions its panes from the left.
 */
export const MapBox = styled('div', {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  // Keeps the z-indexes of Leaflet's panes below the buttons.
  isolation: 'isolate',
  direction: 'ltr',
  background: '$tint',
  touchAction: 'none',
  cursor: 'grab',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outlineOffset: '-4px', outlineWidth: 3 },
  '& .leaflet-pane, & .leaflet-tile, & .leaflet-marker-icon, & .leaflet-tile-container, & .leaflet-pane > svg, & .leaflet-layer':
    {
      position: 'absolute',
      left: 0,
      top: 0,
    },
  '& .leaflet-tile, & .leaflet-marker-icon': { userSelect: 'none', WebkitUserDrag: 'none' },
  '& .leaflet-tile': {
    maxWidth: 'none',
    maxHeight: 'none',
    padding: 0,
    filter: 'inherit',
    visibility: 'hidden',
  },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  // In dark mode, inverts the colours of the tiles and rotates the hues back, so that water stays blue.
  '& .leaflet-tile-pane': {
    zIndex: 200,
    filter:
      'invert(calc($surface$dark * .9)) hue-rotate(calc($surface$dark * 180deg)) saturate(calc(1 - $surface$dark * .35))',
  },
  '& .leaflet-pane': { zIndex: 400 },
  '& .leaflet-overlay-pane svg': { maxWidth: 'none', maxHeight: 'none', zIndex: 200, pointerEvents: 'none' },
  '& .leaflet-marker-pane': { zIndex: 600 },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '& svg.leaflet-zoom-animated': { willChange: 'transform' },
  '& .leaflet-zoom-anim .leaflet-zoom-animated': { transition: 'transform .24s cubic-bezier(0,0,.25,1)' },
  '& .leaflet-zoom-anim .leaflet-tile, & .leaflet-pan-anim .leaflet-tile': { transition: 'none' },
  '& .leaflet-zoom-anim .leaflet-zoom-hide': { visibility: 'hidden' },
  '& .leaflet-drag-target, &.leaflet-dragging': { cursor: 'grabbing' },
});

/** Reserves the space of the map until it is loaded. */
export const MapFrame = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 240,
  width: '100%',
  height: '100%',
  background: '$tint',
  [forcedColors]: { border: '1px solid CanvasText' },
});

/** A column of buttons in the top corner. */
export const MapTools = styled('div', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInlineEnd: '$3',
  zIndex: 1,
  display: 'grid',
  gap: '$2',
});

export const MapCreditBox = styled('p', {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  maxWidth: '100%',
  padding: '2px 8px',
  borderStartStartRadius: '$1',
  background: '$card',
  color: '$mute',
  fontSize: '$12',
  '& a': { textDecoration: 'underline', color: '$brandText' },
});

export const MapNotices = styled('div', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInlineStart: '$3',
  // Leaves space for the buttons.
  insetInlineEnd: 68,
  zIndex: 1,
  display: 'grid',
  gap: '$2',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', boxShadow: '$low' },
});
