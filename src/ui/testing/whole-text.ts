/** Matches the innermost element with the text, which may be in several elements, such as a sentence with an amount. */
export const wholeText = (text: string | RegExp) => {
  const hasText = ({ textContent }: Element): boolean =>
    typeof text === 'string' ? textContent === text : text.test(textContent ?? '');
  return (_: string, element: Element | null): boolean =>
    element !== null && hasText(element) && ![...element.children].some(hasText);
};
