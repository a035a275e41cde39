/**
 * Does what browsers do, but jsdom does not, on a page with elements of these names: they hide the document's
 * properties. Returns a function that removes them.
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
