import postcss, { type AtRule, type Rule } from 'postcss';

const CLASS_NAME = /\.([\w-]+)/g;

const classNamesIn = (selector: string): string[] =>
  [...selector.matchAll(CLASS_NAME)].map(([, name = '']) => name);

/** Copies the dark theme's variables into a rule that applies while the system is dark. */
function addDarkTheme(
  root: postcss.Root,
  { light, dark }: { readonly light: string; readonly dark: string },
): void {
  root.walkRules(`.${dark}`, (rule) => {
    const query = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)' });
    query.append(rule.clone({ selector: `.${light}` }));
    root.append(query);
  });
}

const isEmpty = (node: AtRule | Rule): boolean => node.nodes !== undefined && node.nodes.length === 0;

/**
 * Keeps the rules of `css` that apply to elements with the class names in `used`, and gives every class name the name that
 * `rename` returns. Rules without a class stay. `themes` names the class for the light theme and the one for the dark theme.
 */
export function selectCriticalCss(
  css: string,
  used: ReadonlySet<string>,
  {
    rename,
    themes,
  }: {
    readonly rename: (className: string) => string;
    readonly themes: { readonly light: string; readonly dark: string } | null;
  },
): string {
  const root = postcss.parse(css);
  if (themes) addDarkTheme(root, themes);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const selectors = rule.selectors.filter(
      (selector) => !selector.startsWith('--') && classNamesIn(selector).every((name) => used.has(name)),
    );
    if (!selectors.length) rule.remove();
    else
      rule.selectors = selectors.map((text) =>
        text.replace(CLASS_NAME, (_, name: string) => `.${rename(name)}`),
      );
  });
  const text = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    // The name occurs once in its own rule.
    if (text.split(rule.params).length < 3) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (isEmpty(rule)) rule.remove();
  });
  return root.toString();
}
