import MagicString from 'magic-string';
import type { Plugin } from 'vite';

interface Patch {
  /** End of the module's path below `leaflet/src`. */
  readonly module: string;
  /** Text that the module contains exactly once. */
  readonly original: string;
  readonly replacement: string;
}

const PATCHES: readonly Patch[] = [
  // Leaflet detects inline SVG by parsing markup while the module loads. Pages that require Trusted Types refuse that.
  {
    module: 'core/Browser.js',
    original: "div.innerHTML = '<svg/>';",
    replacement: "div.appendChild(svgCreate('svg'));",
  },
  // Leaflet cancels the request of an obsolete tile with a `data:` picture, which a strict `img-src` refuses. An empty
  // URL cancels it too.
  {
    module: 'core/Util.js',
    original: 'data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs=',
    replacement: '',
  },
  // Leaflet marks a drag with a class on the host page's <body>, and leaves an empty class attribute there.
  {
    module: 'dom/Draggable.js',
    original: "DomUtil.addClass(document.body, 'leaflet-dragging');",
    replacement: "DomUtil.addClass(this._element, 'leaflet-dragging');",
  },
  {
    module: 'dom/Draggable.js',
    original: "DomUtil.removeClass(document.body, 'leaflet-dragging');",
    replacement: "DomUtil.removeClass(this._element, 'leaflet-dragging');",
  },
];

/**
 * Patches Leaflet for host pages with a strict Content-Security-Policy. Fails the build if a new version of Leaflet no
 * longer contains a text to patch.
 */
export function patchLeaflet(): Plugin {
  return {
    name: 'order-app-patch-leaflet',
    apply: 'build',
    transform(code, id) {
      const patches = PATCHES.filter(({ module }) => id.endsWith(`/leaflet/src/${module}`));
      if (!patches.length) return null;
      const output = new MagicString(code);
      for (const { original, replacement } of patches) {
        const start = code.indexOf(original);
        if (start < 0 || start !== code.lastIndexOf(original))
          throw new Error(`Leaflet has changed: it does not contain "${original}" exactly once.`);
        if (replacement) output.update(start, start + original.length, replacement);
        else output.remove(start, start + original.length);
      }
      return { code: output.toString(), map: output.generateMap({ hires: 'boundary' }) };
    },
  };
}
