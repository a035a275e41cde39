/** What a click carries that says how it is meant. */
interface ClickLike {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** Runs `go` instead of the link on a plain click; "open in a new tab" and its kin stay the browser's. */
export function followPlainClick(event: ClickLike, go: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
}
