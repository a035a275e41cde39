/** Where an element has its inside, for the product's own code: the loader's and the app chunk's. */
export const ROOT = Symbol.for('order-app.root');
