/** The rows of a list to read: those that contain a text (empty: all), from `offset`. */
export interface SearchedRange {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The pattern of `ilike` for values that contain a text. Its wildcards are escaped. */
export const containsText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
