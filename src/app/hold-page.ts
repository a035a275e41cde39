import { holdScroll } from '../ui/hold-scroll.ts';

/**
 * While the stage is a dialog that is open: the page behind stands still, and a press beside the dialog closes it. Returns
 * the way to stop.
 */
export function holdPage(stage: HTMLDialogElement): () => void {
  const { host } = stage.getRootNode() as ShadowRoot;
  let release: (() => void) | undefined;
  let pressed: EventTarget | null = null;
  const hold = () => {
    release?.();
    release = stage.open ? holdScroll(stage) : undefined;
  };
  const press = ({ target }: Event) => {
    pressed = target;
  };
  const click = ({ target }: Event) => {
    // Not where the press began inside, as when text is marked.
    if (stage.open && target === stage && pressed === stage) stage.close();
  };
  const listeners = [
    [host, 'open', hold],
    [host, 'close', hold],
    [stage, 'pointerdown', press],
    [stage, 'click', click],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  hold();
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    release?.();
  };
}
