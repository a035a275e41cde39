import postcss, { type AtRule } from 'postcss';

const CLASS_NAME = /\.([\w-]+)/g;

const listClassNames = (selector: string): string[] =>
  [...selector.matchAll(CLASS_NAME)].map(([, name = '']) => name);

const isKeyframe = (parent: unknown): boolean =>
  (parent as Partial<AtRule> | undefined)?.name === 'keyframes';

/**
 * Keeps the rules of `css` that apply to elements with classes in `usedClasses`, and renames every class with `rename`.
 * Rules without a class are kept.
 */
export function selectCriticalCss(
  css: string,
  usedClasses: ReadonlySet<string>,
  rename: (className: string) => string,
): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter(
      // Drop the rules whose selectors start with two dashes. The style library uses them only to mark its groups.
      (selector) =>
        !selector.startsWith('--') && listClassNames(selector).every((name) => usedClasses.has(name)),
    );
    if (!selectors.length) rule.remove();
    else
      rule.selectors = selectors.map((text) =>
        text.replace(CLASS_NAME, (_, name: string) => `.${rename(name)}`),
      );
  });
  const text = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    // The name of an unused animation occurs only once, in its own rule.
    if (text.split(rule.params).length < 3) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
