// Records clicks on a screen whose code has not loaded yet, and repeats them on the screen that replaces it.

/** The element `.first-screen`. Its shadow root contains the screen from the server, whose code has not loaded yet. */
export interface PendingScreen extends HTMLElement {
  /** The clicked links and buttons, in order. */
  pressed?: Element[];
  /** Whether the customer is pressing a pointer on the screen. */
  isPointerDown?: boolean;
  /** Stops recording. Set while `recordClicks` is recording. */
  stopRecording?: (() => void) | undefined;
}

/** Selects the pending screen in the shadow root of an `<order-app>`. */
export const PENDING_SCREEN_SELECTOR = '.first-screen';

/** Selects links and buttons. */
export const CONTROL_SELECTOR = 'a[href], button, summary';

/** `pointerdown` begins a press; the other events end it. A click follows `pointerup` in the same task. */
const POINTER_EVENTS = ['pointerdown', 'pointerup', 'pointercancel', 'pointerleave'];

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Records plain clicks on the links and buttons of `screen`, and prevents the links from leaving the page.
 * `handleControl` returns whether it has already performed the control's action, so that the click need not be
 * repeated.
 */
export function recordClicks(screen: PendingScreen, handleControl: (control: Element) => boolean): void {
  // On a hosted page, an inline script records clicks until this function runs. Handle those clicks first.
  if (screen.pressed) screen.pressed = screen.pressed.filter((control) => !handleControl(control));
  const record = (event: MouseEvent) => {
    const target = event.composedPath()[0];
    const control = target instanceof Element ? target.closest(CONTROL_SELECTOR) : null;
    if (!control || !isPlainClick(event)) return;
    event.preventDefault();
    if (handleControl(control)) return;
    screen.pressed ??= [];
    screen.pressed.push(control);
    control.setAttribute('data-pressed', '');
  };
  const onPointer = ({ type }: Event) => {
    screen.isPointerDown = type === 'pointerdown';
  };
  screen.addEventListener('click', record);
  for (const type of POINTER_EVENTS) screen.addEventListener(type, onPointer);
  screen.stopRecording = () => {
    screen.stopRecording = undefined;
    screen.removeEventListener('click', record);
    for (const type of POINTER_EVENTS) screen.removeEventListener(type, onPointer);
  };
}

/**
 * The path of a link, without the parts that may differ between the server-rendered screen and the app's: the origin
 * and the language.
 */
const getLinkPath = (control: Element): string =>
  control instanceof HTMLAnchorElement
    ? control.pathname + control.search.replace(/^\?lang=[\w-]+$/, '')
    : '';

/**
 * Identifies a control by its tag, its link and its `part` attribute, which are the same on both screens. A control
 * without a `part` is identified by its accessible name instead.
 */
const describeControl = (control: Element): string =>
  `${control.localName} ${getLinkPath(control)} ${control.getAttribute('part') || (control.getAttribute('aria-label') ?? control.textContent?.trim())}`;

const isRendered = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * The visible control inside `root` with the same description (`describeControl`) as `control`; undefined if there is
 * none.
 */
export function findSameControl(root: ParentNode, control: Element): HTMLElement | undefined {
  const description = describeControl(control);
  return [...root.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)].find(
    (candidate) => describeControl(candidate) === description && isRendered(candidate),
  );
}

/**
 * Finds the card in `root` with the same dish as `button`, and returns its last button. Once the dish is in the cart,
 * that is the "+" button.
 */
export function findIncreaseButton(root: ParentNode, button: Element): HTMLElement | null | undefined {
  const link = button.closest('article')?.querySelector('a[href]');
  return (
    link && findSameControl(root, link)?.closest('article')?.querySelector('[role=group] button:last-of-type')
  );
}
