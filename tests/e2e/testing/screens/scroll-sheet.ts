/** Scrolls an open sheet so far that its title covers the picture. Runs in the page, so it refers to nothing outside. */
export function scrollSheet(dialog: Element): void {
  const scroller = [...dialog.querySelectorAll('div')].find(
    (box) => getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight,
  );
  if (!scroller) throw new Error('The sheet does not scroll');
  scroller.scrollTop = (scroller.firstElementChild?.clientHeight ?? 0) + 20;
}
