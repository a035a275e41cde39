/** Colours people tell cars by, the most frequent first. The screens have a word for each. */
export const CAR_COLORS = [
  ...(['white', 'black', 'silver', 'gray', 'blue', 'red'] as const),
  ...(['brown', 'beige', 'gold', 'green', 'orange', 'yellow'] as const),
] as const;
export type CarColor = (typeof CAR_COLORS)[number];

export const isCarColor = (name: string): name is CarColor =>
  (CAR_COLORS as readonly string[]).includes(name);
