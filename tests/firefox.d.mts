/** Returns the path of a Firefox and installs one if there is none. */
export function findFirefox(): string;
