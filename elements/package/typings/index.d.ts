export type * from './elements.js';
