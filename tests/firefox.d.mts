/** Returns the path of a Firefox. Installs Firefox if there is none. */
export function findFirefox(): string;
