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
  [
    `        const nb = res.match(this.interpolator.nestingRegexp);
        nestBef = nb && nb.length;`,
    '',
  ],
  [
    `        const na = res.match(this.interpolator.nestingRegexp);
        const nestAft = na && na.length;
        if (nestBef < nestAft) opt.nest = false;`,
    '',
  ],
  // Nobody asks how a message was found, or for a part of the file; `cimode` is no language here.
  [
    'const returnDetails = opt.returnDetails !== undefined ? opt.returnDetails : this.options.returnDetails;',
    'const returnDetails = false;',
  ],
  ['if (!opt.returnObjects && !this.options.returnObjects) {', 'if (true) {'],
  ["if (lng?.toLowerCase() === 'cimode') {", 'if (false) {'],
  // `showSupportNotice: false` keeps it silent; this leaves out its words.
  ['if (this.options.showSupportNotice !== false && ', 'if (false && '],
  // Without post-processors, a detector of languages, another format of messages, or options in another form than an object.
  ['if (res != null && postProcessorNames?.length && ', 'if (false && '],
  ['if (this.modules.languageDetector) {', 'if (false) {'],
  ['if (this.modules.i18nFormat) {', 'if (false) {'],
  ["if (typeof opt !== 'object' && this.options.overloadTranslationOptionHandler) {", 'if (false) {'],
  // Messages are only read: the elements of a page share one copy of them.
  ['if (!options.skipCopy) resources = JSON.parse(JSON.stringify(resources));', ''],
];

/** Methods that nothing here calls, by how each begins. The minifier cannot know. */
const UNCALLED: readonly string[] = [
  'nest(str, fc, options = {}) {',
  'cloneInstance(options = {}, callback = noop) {',
  'dir(lng) {',
  'reloadResources(lngs, ns, callback) {',
  'loadNamespaces(ns, callback) {',
  'loadLanguages(lngs, callback) {',
  'removeResourceBundle(lng, ns) {',
  'getUsedParamsDetails(options = {}) {',
  'getPluralFormsOfKey(code, key, options = {}) {',
  'addResource(lng, ns, key, value, options = {\n    silent: false\n  }) {',
  'addResources(lng, ns, resources, options = {\n    silent: false\n  }) {',
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
