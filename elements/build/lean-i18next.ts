import type { Plugin } from 'vite';

/**
 * Parts of i18next the widget has no use for, named where i18next makes them: text comes from `addResourceBundle`, never
 * from a backend, and the formatter is the widget's own. What nothing makes any more, the minifier leaves out.
 */
const UNUSED: readonly (readonly [made: string, instead: string])[] = [
  ['new Connector(', 'new EventEmitter('],
  ['formatter = Formatter;', ''],
  // No message names another one.
  ['if (opt.nest !== false)', 'if (false)'],
  // Messages are only read: the elements of a page share one copy of them.
  ['if (!options.skipCopy) resources = JSON.parse(JSON.stringify(resources));', ''],
];

/** Methods that nothing here calls, by how each begins. The minifier cannot know. */
const UNCALLED: readonly string[] = [
  'nest(str, fc, options = {}) {',
  'cloneInstance(options = {}, callback = noop) {',
  'dir(lng) {',
  'reloadResources(lngs, ns, callback) {',
];

function once(code: string, text: string): number {
  if (code.split(text).length !== 2) throw new Error(`i18next has changed: "${text}" is not there once.`);
  return code.indexOf(text);
}

/** Empties a method; it ends with the first brace at its own depth. */
function empty(code: string, head: string): string {
  const start = once(code, `\n  ${head}`) + head.length + 3;
  return code.slice(0, start) + code.slice(code.indexOf('\n  }', start));
}

/** Takes them out of the bundle. Fails the build when i18next no longer reads as it did. */
export function leanI18next(): Plugin {
  return {
    name: 'order-app-lean-i18next',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null;
      const lean = UNUSED.reduce((text, [made, instead]) => {
        once(text, made);
        return text.replace(made, instead);
      }, code);
      return UNCALLED.reduce(empty, lean);
    },
  };
}
