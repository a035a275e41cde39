import type { Plugin } from 'vite';

/** `manifest.json`: what the loader and the hosted page need to name: `app`, its static imports to preload, the locales' folder. */
export function widgetManifest(): Plugin {
  return {
    name: 'order-app-widget-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!app || app.type !== 'chunk') throw new Error('The app build has no entry chunk.');
      const anyLocale = Object.keys(bundle).find((name) => name.includes('/locales-'));
      if (!anyLocale) throw new Error('The app build has no locale files.');
      const manifest = {
        loader: 'order-app.js',
        app: app.fileName,
        preload: [app.fileName, ...app.imports],
        locales: anyLocale.slice(0, anyLocale.lastIndexOf('/') + 1),
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 2) });
    },
  };
}
