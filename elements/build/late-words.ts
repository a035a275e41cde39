/**
 * The parts of a locale file whose words no first screen says: the build puts them into a file of their own, `<code>.late`,
 * which comes with the first screen that says one (what the first screens reach is followed in tests/locales).
 */
export const LATE_WORDS: readonly string[] = [
  ...[
    'address',
    'branchPage',
    'car',
    'feedback',
    'gift',
    'locations',
    'login',
    'map',
    'news',
    'orders',
    'payment',
    'phone',
    'policies',
  ],
  ...[
    'phoneProblem',
    'profile',
    'rating',
    'reminder',
    'reservation',
    'reservations',
    'search',
    'settings',
    'status',
    'statusHint',
    'verify',
    'wallet',
  ],
];

type Words = Readonly<Record<string, unknown>>;

/** A locale file as the two files it is built into. */
export function splitWords(words: Words): { readonly first: Words; readonly late: Words } {
  const late = ([part]: readonly [string, unknown]) => LATE_WORDS.includes(part);
  const parts = Object.entries(words);
  return {
    first: Object.fromEntries(parts.filter((part) => !late(part))),
    late: Object.fromEntries(parts.filter(late)),
  };
}
