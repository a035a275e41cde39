import type { Plugin } from 'vite';

const WHOLE = /\bimport (\w+) from ?(["'])react\2/g;

/**
 * Libraries that import React as one object would bring all of it along, whatever they use of it. By its names, what nobody
 * uses is left out.
 */
export const namedReact = (): Plugin => ({
  name: 'order-app-named-react',
  enforce: 'pre',
  transform: {
    filter: { id: /\/node_modules\/(zustand|@stitches|@r2wc)\// },
    handler: (code) => code.replace(WHOLE, 'import * as $1 from $2react$2'),
  },
});
