import { EXCLUSION_SETTINGS } from '../loader/exclusion-settings.ts';

/** A product that changes how a page loads its scripts, to make the page faster. */
export interface Optimiser {
  readonly name: string;
  /** Where to exclude a script from the changes, as a text that completes "Add order-app.js to:". */
  readonly setting: string;
}

interface DelayingOptimiser extends Optimiser {
  /** Matches the `type` that the product gives to a script tag in order to run it later. */
  readonly type: RegExp;
  /** An attribute that stays on the tag after the product has run its script. */
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
  {
    name: 'Perfmatters',
    setting: 'Perfmatters > Assets > JavaScript > Delay JavaScript > Excluded from Delay',
    type: /^pmdelayedscript$/,
  },
  {
    // Runs scripts in a worker, where no element can be defined.
    name: 'Partytown',
    setting: 'the ordinary scripts of the page, by removing type="text/partytown" from the tag',
    type: /^text\/partytown/,
  },
];

/** Finds the product that delays the script of a tag. Undefined if no known product does. */
export const findDelayingOptimiser = (tag: Element): Optimiser | undefined =>
  DELAYING_OPTIMISERS.find(
    ({ type, attribute }) =>
      type.test(tag.getAttribute('type') ?? '') || (attribute && tag.hasAttribute(attribute)),
  );

/** Finds the product that has combined scripts into the file at this URL. Undefined if it is unknown. */
export function findCombiningOptimiser(address: string): Optimiser | undefined {
  const setting = EXCLUSION_SETTINGS.find(([folder]) => address.includes(folder))?.[1];
  return setting ? { name: setting.replace(/ >.*/, ''), setting } : undefined;
}
