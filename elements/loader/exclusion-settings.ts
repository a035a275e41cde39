/**
 * Settings that keep a script as it is, by a part of the URL of the files into which the plugin combines scripts. The
 * plugins' interfaces name them so.
 */
export const EXCLUSION_SETTINGS: readonly (readonly [folder: string, setting: string])[] = [
  ['/autoptimize/', 'Autoptimize > JS, CSS & HTML > Exclude scripts from Autoptimize'],
  ['/litespeed/', 'LiteSpeed Cache > Page Optimization > Tuning > JS Excludes'],
  ['/wp-rocket', 'WP Rocket > File Optimization > Excluded JavaScript Files'],
];
