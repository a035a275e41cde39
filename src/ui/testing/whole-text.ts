/**
 * Matches the innermost element that contains the whole text. Child elements may contain parts of the text, such as an
 * amount in a sentence.
 */
export const wholeText = (text: string | RegExp) => {
  const hasText = ({ textContent }: Element): boolean =>
    typeof text === 'string' ? textContent === text : text.test(textContent ?? '');
  return (_: string, element: Element | null): boolean =>
    element !== null && hasText(element) && ![...element.children].some(hasText);
};
