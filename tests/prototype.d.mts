/** The path of the library prototype.js, installing it if it is not there. */
export function findPrototype(): string;
