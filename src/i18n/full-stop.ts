/** Full stops of the languages that the app speaks, and the spaces around them. */
const FULL_STOP_AT_END = /[\s.。।۔։។]+$/u;

/** Removes a full stop at the end of a text, so that the text can end a sentence that has its own full stop. */
export const dropFullStop = (text: string): string => text.replace(FULL_STOP_AT_END, '');
