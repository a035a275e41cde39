import type { Plugin } from 'vite';

/** What the app calls instead, from `src/lib/own-built-ins.ts`. */
const OWN: readonly (readonly [builtIn: RegExp, name: string])[] = [
  [/\bArray\.from\b(?=\()/g, 'arrayFrom'],
  [/\bJSON\.stringify\b(?=\()/g, 'stringify'],
];

/**
 * Hosts with an old library have another `Array.from` (which knows neither sets nor a second argument) and arrays that
 * `JSON.stringify` writes as texts. Our code and its packages call built-ins of their own: in `file`.
 */
export function ownBuiltIns(file: string): Plugin {
  return {
    name: 'order-app-own-built-ins',
    apply: 'build',
    transform(code, id) {
      if (id === file || !/\.(m?js|tsx?)$/.test(id)) return null;
      const used = OWN.filter(([builtIn]) => code.search(builtIn) >= 0);
      if (!used.length) return null;
      const names = used.map(([, name]) => `${name} as own_${name}`).join(', ');
      const own = used.reduce((text, [builtIn, name]) => text.replace(builtIn, `own_${name}`), code);
      return `import { ${names} } from ${JSON.stringify(file)};\n${own}`;
    },
  };
}
