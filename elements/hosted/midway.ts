/**
 * Screens on which a customer is in the middle of something: from the address to the payment, with a code to log in, reserving,
 * writing of themselves.
 */
const MIDWAY =
  /^\/[^/]+\/(login|profile|locations|payment|order|reservation|wallet|Feedback|[^/]+\/(address|checkout|form|map))(\/|$)/;

export const isMidway = (path: string): boolean => MIDWAY.test(path.replace(/\?.*/s, ''));

/** What is searched for stands in the address, too. */
const NOT_TYPED = [
  ...['button', 'checkbox', 'color', 'file', 'hidden', 'image'],
  ...['radio', 'range', 'reset', 'search', 'submit'],
];

/** Whether there is text in a field on screen. */
export const holdsText = (root: ParentNode | null): boolean =>
  [...(root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])].some(
    ({ type, value }) => value && !NOT_TYPED.includes(type),
  );
