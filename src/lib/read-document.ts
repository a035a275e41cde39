/**
 * Reads a property of the document. An element of the host page with the same `name`, such as `<img name="cookie">`,
 * hides the property on `document` itself (DOM clobbering), but not on its prototype.
 */
export const readDocument = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document) as Document[K];
