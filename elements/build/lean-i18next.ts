import type { Plugin } from 'vite';

/**
 * Parts of i18next the widget has no use for, named where i18next makes them: text comes from `addResourceBundle`, never
 * from a backend, and the formatter is the widget's own. What nothing makes any more, the minifier leaves out.
 */
const UNUSED: readonly (readonly [made: string, instead: string])[] = [
  ['new Connector(', 'new EventEmitter('],
  ['formatter = Formatter;', ''],
];

/** Takes them out of the bundle. Fails the build when i18next no longer reads as it did. */
export function leanI18next(): Plugin {
  return {
    name: 'order-app-lean-i18next',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null;
      return UNUSED.reduce((text, [made, instead]) => {
        if (text.split(made).length !== 2)
          throw new Error(`i18next has changed: "${made}" is not there once.`);
        return text.replace(made, instead);
      }, code);
    },
  };
}
