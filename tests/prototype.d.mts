/** Returns the path of the library prototype.js and installs it if it is missing. */
export function findPrototype(): string;
