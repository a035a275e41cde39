/**
 * `keyCode` of keys that an input method handles. Safari sends it after the composition, when `isComposing` is false.
 */
const INPUT_METHOD_KEY = 229;

/** Whether a key belongs to an input method, for example the Enter that chooses a word in Japanese. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD_KEY;
