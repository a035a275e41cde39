/** The path of a Firefox, installing one if there is none. */
export function findFirefox(): string;
