/**
 * Literal prefixes of the keys that `src` builds at run time, such as `status.` in `status.${code}`. Every key that
 * starts with one of them counts as used.
 */
export const dynamicPrefixes: readonly string[] = [
  'address.field.',
  'address.types.',
  'allergens.',
  'car.color.',
  'cartProblem.',
  'coupon.',
  'currency.',
  'delivery.dropped.',
  'delivery.location.',
  'delivery.part.',
  'errors.',
  'map.location.',
  'order.againGone.',
  'payment.',
  'phoneProblem.',
  'rating.names.',
  'reservation.missing.',
  'reservations.heading.',
  'reservations.hint.',
  'reservations.status.',
  'schedule.news.',
  'schedule.part.',
  'sellingType.',
  'sellingTypeHint.',
  'settings.themes.',
  'status.',
  'statusHint.',
  'tags.',
  'wallet.reason.',
];

/**
 * Keys that only the server uses, for the hosted page, printed cards and reminders (`page-language.ts` and
 * `reminder-text.ts` in demo/server).
 */
export const serverOnlyKeys: readonly string[] = [
  'hosted.needsScript',
  'table.scan',
  'table.scanLook',
  'reminder.table',
  'reminder.service',
  'reminder.withStaff',
  'reminder.link',
];
