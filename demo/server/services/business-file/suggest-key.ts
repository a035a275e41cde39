import { computeEditDistances, countAllowedTypos } from '../../../../src/domain/search/similar-words.ts';

/** Names that owners use for times and capacities, with the fields that they mean. */
interface Meaning {
  readonly words: string;
  /** Keys of the field, which differ by object. The first key that the object allows is suggested. */
  readonly keys: string;
  /** Where the field belongs. Suggested for an object that allows none of the keys. */
  readonly elsewhere?: string;
}

const MEANINGS: readonly Meaning[] = [
  {
    words:
      'opening_hours opening_times open_hours open_times business_hours working_hours weekly_hours timetable',
    keys: 'hours shifts',
    elsewhere: 'the key "hours" of a branch',
  },
  {
    words:
      'open opens open_at opens_at open_from opening opening_time open_time start starts start_time begin',
    keys: 'time_from from shifts hours',
  },
  {
    words: 'close closes close_at closes_at closing closing_time close_time end ends end_time until',
    keys: 'time_to to shifts hours',
  },
  {
    words:
      'closed holiday holidays public_holidays vacation vacations exceptions closed_days closed_dates closures special_days special_dates other_hours',
    keys: 'special_hours closed',
    elsewhere: 'the key "special_hours" of a branch',
  },
  {
    words: 'delivery_times delivery_hours pickup_times pickup_hours order_times order_hours',
    keys: 'hours delivery_time',
    elsewhere: 'the key "hours" of a branch',
  },
  { words: 'delivery_minutes delivery_duration minutes_to_door', keys: 'delivery_time' },
  {
    words: 'lead_time notice min_notice advance_notice minimum_advance min_lead_time order_before',
    keys: 'min_advance preparation_minutes',
    elsewhere: 'the key "min_advance" of scheduled_orders',
  },
  {
    words: 'days_ahead max_days max_notice maximum_advance booking_window',
    keys: 'max_advance',
    elsewhere: 'the key "max_advance" of scheduled_orders',
  },
  {
    words: 'prep_time preparation preparation_time prep_minutes cooking_time kitchen_minutes ready_in',
    keys: 'preparation_minutes preparation_time',
    elsewhere: 'the key "preparation_minutes" of a branch',
  },
  {
    words: 'capacity capacities max_orders orders_per_slot slot_limit slot_places order_limit',
    keys: 'slot_capacity',
    elsewhere: 'the key "slot_capacity" of a branch',
  },
  {
    words: 'slot_length slot_duration slot_size slot_time slots',
    keys: 'slot_minutes',
    elsewhere: 'the key "slot_minutes" of a branch',
  },
  {
    words: 'slot_interval slot_step slot_every',
    keys: 'slot_step_minutes',
    elsewhere: 'the key "slot_step_minutes" of a branch',
  },
  { words: 'hold hold_time hold_duration', keys: 'hold_minutes' },
  { words: 'items meals units portions products soups', keys: 'dishes' },
  { words: 'money revenue sum value total', keys: 'amount' },
  { words: 'pickup car_pickup checkout_pickup takeaway', keys: 'checkoutCarPickup' },
  { words: 'time_zone tz', keys: 'timezone', elsewhere: 'the key "timezone" of settings' },
  {
    words: 'rush rushes busy busy_minutes pause paused extra_minutes',
    keys: '',
    elsewhere: 'no key, because the staff set a rush in the console',
  },
];

const KNOWN_KEYS = /^one of the keys (.+)$/;

/** Writes `openingHours` and `opening hours` as `opening_hours`. */
const toSnakeCase = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();

function findMisspelledKey(knownKeys: readonly string[], key: string): string | undefined {
  const maxTypos = countAllowedTypos(key);
  const distances = knownKeys.map(
    (knownKey) => computeEditDistances(key, toSnakeCase(knownKey), maxTypos).wholeWordDistance,
  );
  const nearest = Math.min(...distances);
  return nearest <= maxTypos ? knownKeys[distances.indexOf(nearest)] : undefined;
}

/**
 * Suggests what the author of a file probably meant by an unknown `key`: another name for a known key, a misspelling,
 * or a key that belongs elsewhere. Without a suggestion, returns `expected`, the list of all keys.
 */
export function suggestKey(expected: string, key: string): string {
  const knownKeys = KNOWN_KEYS.exec(expected)?.[1]?.split(', ') ?? [];
  const word = toSnakeCase(key);
  const meaning = MEANINGS.find(({ words }) => words.split(' ').includes(word));
  const suggestion =
    (knownKeys.includes(word) ? word : undefined) ??
    meaning?.keys.split(' ').find((name) => knownKeys.includes(name)) ??
    findMisspelledKey(knownKeys, word);
  if (suggestion) return `the key "${suggestion}"`;
  return meaning?.elsewhere ?? expected;
}
