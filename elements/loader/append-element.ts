/** Creates an element with a text and appends it to `parent`. */
export function appendElement<K extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: K,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.appendChild(element);
  return element;
}
