/** Car colours to choose from, most common first. Each is a translation key. */
export const CAR_COLORS = [
  ...(['white', 'black', 'silver', 'gray', 'blue', 'red'] as const),
  ...(['brown', 'beige', 'gold', 'green', 'orange', 'yellow'] as const),
] as const;
export type CarColor = (typeof CAR_COLORS)[number];

export const isCarColor = (name: string): name is CarColor =>
  (CAR_COLORS as readonly string[]).includes(name);
