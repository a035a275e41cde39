/**
 * Adds elements with these names and lets them hide the document's properties, as browsers do and jsdom does not.
 * Returns a function that removes the elements.
 */
export function clobberDocument(...names: readonly string[]): () => void {
  for (const name of names) {
    const value = Object.assign(document.createElement('img'), {
      name,
      src: 'https://evil.example/order-app.js',
    });
    Object.defineProperty(document, name, { value, configurable: true });
  }
  return () => {
    for (const name of names) delete (document as unknown as Record<string, unknown>)[name];
  };
}
