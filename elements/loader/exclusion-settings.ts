/**
 * For each plugin that combines scripts: a part of the URLs of its combined files, and the setting that excludes a
 * script. The names are the English ones in the plugins' own interfaces.
 */
export const EXCLUSION_SETTINGS: readonly (readonly [folder: string, setting: string])[] = [
  ['/autoptimize/', 'Autoptimize > JS, CSS & HTML > Exclude scripts from Autoptimize'],
  ['/litespeed/', 'LiteSpeed Cache > Page Optimization > Tuning > JS Excludes'],
  ['/wp-rocket', 'WP Rocket > File Optimization > Excluded JavaScript Files'],
];
