/** The properties of a click that decide whether it is plain. */
interface ClickLike {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** On a plain click, calls `navigate` instead of following the link. Leaves "open in a new tab" to the browser. */
export function followPlainClick(event: ClickLike, navigate: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate();
}
