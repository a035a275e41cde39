/** The pattern of `ilike` for values that contain a text. Its wildcards are escaped. */
export const containsText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
