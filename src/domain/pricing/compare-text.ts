/** Compares texts by UTF-16 code units, so that every client and backend sorts alike. Negative when `a` comes first. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
