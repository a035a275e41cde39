import MagicString from 'magic-string';
import type { Plugin } from 'vite';

interface Replacement {
  readonly callPattern: RegExp;
  /** The export of the replacement module to call instead. */
  readonly exportName: string;
}

const REPLACEMENTS: readonly Replacement[] = [
  { callPattern: /\bArray\.from\b(?=\()/g, exportName: 'createArray' },
  { callPattern: /\bJSON\.stringify\b(?=\()/g, exportName: 'stringify' },
];

/**
 * Makes the bundle call the `Array.from` and `JSON.stringify` of `module`. Old libraries such as prototype.js replace
 * the built-ins of the host page: their `Array.from` ignores sets and its second argument, and their arrays serialise
 * as strings.
 * @param module - Absolute path of the module that exports the replacements.
 */
export function isolateBuiltIns(module: string): Plugin {
  return {
    name: 'order-app-isolate-built-ins',
    apply: 'build',
    transform(code, id) {
      if (id === module || !/\.(m?js|tsx?)$/.test(id)) return null;
      const neededReplacements = REPLACEMENTS.filter(({ callPattern: call }) => code.search(call) >= 0);
      if (!neededReplacements.length) return null;
      const output = new MagicString(code);
      for (const { callPattern: call, exportName } of neededReplacements)
        output.replaceAll(call, `isolated_${exportName}`);
      const importList = neededReplacements
        .map(({ exportName }) => `${exportName} as isolated_${exportName}`)
        .join(', ');
      output.prepend(`import { ${importList} } from ${JSON.stringify(module)};\n`);
      return { code: output.toString(), map: output.generateMap({ hires: 'boundary' }) };
    },
  };
}
