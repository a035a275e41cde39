import { EXCLUSION_SETTINGS } from '../loader/exclusion-settings.ts';

/** A product that changes the scripts of a page to make it faster. */
export interface Optimiser {
  readonly name: string;
  /** The setting that keeps a script as it is. */
  readonly setting: string;
}

interface DelayingOptimiser extends Optimiser {
  /** The type of a script tag that the product runs later. */
  readonly type: RegExp;
  /** An attribute that the product leaves behind. */
  readonly attribute?: string;
}

const DELAYING_OPTIMISERS: readonly DelayingOptimiser[] = [
  {
    name: 'WP Rocket',
    setting: 'WP Rocket > File Optimization > Delay JavaScript execution > Excluded JavaScript Files',
    type: /^rocketlazyloadscript$/,
    attribute: 'data-rocket-status',
  },
  {
    name: 'LiteSpeed Cache',
    setting: 'LiteSpeed Cache > Page Optimization > Tuning > JS Deferred / Delayed Excludes',
    type: /^litespeed\//,
  },
  {
    name: 'Cloudflare Rocket Loader',
    setting: 'the script tag itself, as the attribute data-cfasync="false" before src',
    type: /^[0-9a-f]{8,}-/,
  },
];

/** The product that runs the script of a tag later; undefined if none does. */
export const findDelayingOptimiser = (tag: Element): Optimiser | undefined =>
  DELAYING_OPTIMISERS.find(
    ({ type, attribute }) =>
      type.test(tag.getAttribute('type') ?? '') || (attribute && tag.hasAttribute(attribute)),
  );

/** The product that has combined scripts into the file at this URL; undefined if it is not known. */
export function findCombiningOptimiser(address: string): Optimiser | undefined {
  const setting = EXCLUSION_SETTINGS.find(([folder]) => address.includes(folder))?.[1];
  return setting ? { name: setting.replace(/ >.*/, ''), setting } : undefined;
}
