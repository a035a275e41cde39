import { resolve } from 'node:path';

const loader = (file: string): string => resolve(import.meta.dirname, '../loader', file);

/** The loader registers through r2wc too, but its "React" only starts the real one, lazily. */
export const lazyRootAliases = [
  { find: /^react-dom\/client$/, replacement: loader('lazy-root.ts') },
  { find: /^react$/, replacement: loader('lazy-react.ts') },
];

/** Terser leaves fewer bytes than the bundler's own minifier; bytes are what the customer waits for. */
export const smallest = {
  ecma: 2020 as const,
  module: true,
  safari10: false,
  compress: {
    passes: 6,
    unsafe_arrows: true,
    hoist_props: true,
    hoist_funs: true,
    keep_fargs: false,
  },
};
