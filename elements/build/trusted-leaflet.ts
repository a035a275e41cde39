import type { Plugin } from 'vite';

/** What is read out of Leaflet's modules, by the end of their path: exactly this text, once, gives way to the other. */
const CHANGES: readonly (readonly [module: string, text: string, instead: string])[] = [
  // Asks for inline SVG by writing markup from text, which a page that requires Trusted Types refuses: while the module is
  // being loaded, so that there would be no map. Every browser that runs the widget has it.
  ['core/Browser.js', "div.innerHTML = '<svg/>';", "div.appendChild(svgCreate('svg'));"],
  // A tile that is no longer wanted is sent for a picture in a `data:` address, which a strict `img-src` does not let through.
  // Without an address a picture asks for nothing.
  ['core/Util.js', 'data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs=', ''],
  // While something is dragged, the host's <body> would have a class, and an empty attribute for ever after.
  [
    'dom/Draggable.js',
    "DomUtil.addClass(document.body, 'leaflet-dragging');",
    "DomUtil.addClass(this._element, 'leaflet-dragging');",
  ],
  [
    'dom/Draggable.js',
    "DomUtil.removeClass(document.body, 'leaflet-dragging');",
    "DomUtil.removeClass(this._element, 'leaflet-dragging');",
  ],
];

/** A map that works on the strictest page and leaves the host's alone. Fails the build when Leaflet no longer reads as it did. */
export function trustedLeaflet(): Plugin {
  return {
    name: 'order-app-trusted-leaflet',
    apply: 'build',
    transform(code, id) {
      const own = CHANGES.filter(([module]) => id.endsWith(`/leaflet/src/${module}`));
      if (!own.length) return null;
      return own.reduce((text, [, before, after]) => {
        if (text.split(before).length !== 2)
          throw new Error(`Leaflet has changed: "${before}" is not there once.`);
        return text.replace(before, after);
      }, code);
    },
  };
}
