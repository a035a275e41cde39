/** A table with a word for a name ("Terrace 2") needs no other before it; a number or a letter ("7", "B4") does. */
export const callsItself = (name: string): boolean => /\p{L}{3}/u.test(name);
