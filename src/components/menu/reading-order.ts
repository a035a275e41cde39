/** Nobody is at it: moved in the document it would lose the focus, or the press that has begun. */
const isFree = (element: Element): boolean => !element.matches(':focus-within, :active');

/**
 * Moves one of the siblings towards the order of their places: to the eye they stand by their places anyway, but who
 * reads on or tabs on goes by the document. False where all are in order, or where what is not must stay.
 */
export function putInOrder(elements: readonly Element[], placeOf: (element: Element) => number): boolean {
  const moved = elements
    .flatMap((element, index) => {
      const next = elements[index + 1];
      return next && placeOf(element) > placeOf(next) ? [element, next] : [];
    })
    .find(isFree);
  if (!moved) return false;
  const others = elements.filter((other) => other !== moved);
  const below = others.find((other) => placeOf(other) > placeOf(moved));
  if (below) below.before(moved);
  else others.at(-1)?.after(moved);
  return true;
}
