/** Keys made of data in src, as the literal part in front of it: `status.${code}`. Everything below it counts as used. */
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

/** Keys that only pages of the server use: the hosted one, and cards to print (demo/server/routes/hosted/interface-words.ts). */
export const usedByPages: readonly string[] = ['hosted.needsScript', 'table.scan', 'table.scanLook'];
