import { isOnMap, type ScrollDirection, usesScroll } from '../../ui/overlays/uses-scroll.ts';

/** Controls that a customer drags, or in which a drag selects text. */
const DRAGGABLE_FIELDS = 'input, textarea, select';
/** Finger movement that shows the direction of a gesture, in px. */
const MIN_MOVE_PX = 2;

const getDirection = (deltaX: number, deltaY: number, isHorizontal: boolean): ScrollDirection => ({
  delta: (isHorizontal && deltaX) || deltaY,
  isHorizontal,
});

/** The elements inside the shadow root on the event's path. Empty if the event is elsewhere. */
const listInside = (event: Event, root: ShadowRoot): Element[] => {
  const path = event.composedPath();
  return path.slice(0, Math.max(0, path.indexOf(root))).filter((node) => node instanceof Element);
};

const scrollsHorizontally = (element: Element): boolean =>
  usesScroll(element, { delta: 1, isHorizontal: true }) ||
  usesScroll(element, { delta: -1, isHorizontal: true });

/**
 * Keeps wheel and touch events that scroll something inside the shadow root from the host page. Libraries for smooth
 * scrolling, popups and sliders cancel such events, and scroll or move something else instead. Also hides the start of
 * a drag in a control, a horizontal list or a modal dialog from those libraries. Returns a function that removes the
 * listeners.
 */
export function containScroll(root: ShadowRoot): () => void {
  /** Where the finger touched the screen; null unless a gesture of one finger inside the root is in progress. */
  let touchStart: { readonly x: number; readonly y: number } | null = null;
  /** Whether the current gesture scrolls something inside. Null until the finger has moved. */
  let isContained: boolean | null = null;

  const stopUsedWheel = (event: WheelEvent) => {
    // With Ctrl, the wheel zooms.
    if (event.ctrlKey) return;
    const { deltaX, deltaY, shiftKey } = event;
    const isHorizontal = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    const direction = getDirection(deltaX, deltaY, isHorizontal);
    // A map must receive the event before the app stops it.
    if (event.eventPhase === Event.CAPTURING_PHASE && isOnMap(event)) return;
    if (listInside(event, root).some((element) => usesScroll(element, direction))) event.stopPropagation();
  };
  const rememberTouchStart = (event: TouchEvent) => {
    const [touch] = event.touches;
    const isInside = listInside(event, root).length > 0;
    touchStart =
      touch && event.touches.length === 1 && isInside ? { x: touch.clientX, y: touch.clientY } : null;
    isContained = null;
  };
  /**
   * Hides the movements of a gesture that scrolls something inside. The first movement decides this, as in the browser.
   */
  const stopUsedTouch = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!touchStart || !touch || event.touches.length > 1) return;
    if (isContained === null) {
      const deltaX = touchStart.x - touch.clientX;
      const deltaY = touchStart.y - touch.clientY;
      if (Math.max(Math.abs(deltaX), Math.abs(deltaY)) < MIN_MOVE_PX) return;
      const direction = getDirection(deltaX, deltaY, Math.abs(deltaX) > Math.abs(deltaY));
      isContained =
        !isOnMap(event) && listInside(event, root).some((element) => usesScroll(element, direction));
    }
    if (isContained) event.stopPropagation();
  };
  const stopDragStart = (event: Event) => {
    const isMouse =
      event instanceof PointerEvent ? event.pointerType === 'mouse' : event.type === 'mousedown';
    const isDrag = listInside(event, root).some(
      (element) =>
        element.matches(`${DRAGGABLE_FIELDS}, dialog:modal`) || (!isMouse && scrollsHorizontally(element)),
    );
    if (isDrag || isOnMap(event)) event.stopPropagation();
  };
  const listeners = [
    [root, 'wheel', stopUsedWheel, false],
    [root, 'pointerdown', stopDragStart, false],
    [root, 'mousedown', stopDragStart, false],
    [root, 'touchstart', stopDragStart, false],
    // Listen on the window, to run before those libraries that listen in the capture phase.
    [window, 'wheel', stopUsedWheel, true],
    [window, 'touchstart', rememberTouchStart, true],
    [window, 'touchmove', stopUsedTouch, true],
  ] as const;
  for (const [target, type, listener, capture] of listeners)
    target.addEventListener(type, listener as EventListener, { passive: true, capture });
  return () => {
    for (const [target, type, listener, capture] of listeners)
      target.removeEventListener(type, listener as EventListener, capture);
  };
}
