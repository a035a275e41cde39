/**
 * Hides the document's properties of these names behind elements, as browsers do if a page contains an element with
 * such a name. jsdom does not. Returns a function that shows the properties again.
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
