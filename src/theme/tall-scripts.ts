/** Scripts with joined or stacked letters, which need taller lines and no letter spacing. */
export const tallScripts = ['ar', 'bn', 'fa', 'hi', 'km', 'lo', 'th', 'ur']
  .map((code) => `&:lang(${code})`)
  .join();
