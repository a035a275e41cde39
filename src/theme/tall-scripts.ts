/**
 * CSS selector of texts in scripts with joined or stacked letters. Such texts need taller lines and no letter spacing.
 */
export const tallScripts = ['ar', 'bn', 'fa', 'hi', 'km', 'lo', 'th', 'ur']
  .map((code) => `&:lang(${code})`)
  .join();
