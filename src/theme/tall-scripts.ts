/** Where letters join or stack: pushed apart they fall apart, and they reach higher and lower than Latin ones, so that their lines are taller. */
export const tallScripts = ['ar', 'bn', 'fa', 'hi', 'km', 'lo', 'th', 'ur']
  .map((code) => `&:lang(${code})`)
  .join();
