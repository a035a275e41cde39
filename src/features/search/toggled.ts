/** The list with `word` in it if it was not, else without it. */
export const toggled = (words: readonly string[], word: string): readonly string[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
