import type { Money } from '../../domain/money/money.ts';
import type { Quote, QuoteLine } from '../../domain/pricing/quote.ts';
import { type Figure, listFigures } from './figures.ts';

/** Why the price of a line changed; null if the quotes do not show the reason. */
export type LineReason = 'gone' | 'added' | 'quantity' | 'discount' | 'price' | 'options' | null;

/** A line that differs between the two quotes. `before` is null for an added line, `after` for a removed line. */
export interface LineDiff {
  readonly line: QuoteLine;
  readonly before: Money | null;
  readonly after: Money | null;
  readonly reason: LineReason;
}

/**
 * A figure that differs between the two quotes, or the total. `before` or `after` is null if that quote lacks the
 * figure.
 */
export interface FigureDiff {
  readonly figure: Figure;
  readonly before: Money | null;
  readonly after: Money | null;
  /** The rates of a tax whose rate changed. */
  readonly rates: { readonly before: string; readonly after: string } | null;
}

export interface QuoteDiff {
  readonly lines: readonly LineDiff[];
  readonly figures: readonly FigureDiff[];
}

const isSameAmount = (one: Money | null | undefined, other: Money | null | undefined): boolean =>
  one?.minor === other?.minor;

/**
 * Returns the same key for lines with the same item, size, options and note. The order of the options does not matter.
 */
const buildChoiceKey = (line: QuoteLine): string =>
  JSON.stringify([
    line.itemId,
    line.priceLabel,
    line.note,
    line.modifiers.map(({ id, quantity }) => `${quantity} ${id}`).sort(),
  ]);

/** Groups lines by item, size, options and note, so that only equal choices are compared. */
function groupByChoice(lines: readonly QuoteLine[]): Map<string, QuoteLine[]> {
  const groups = new Map<string, QuoteLine[]>();
  for (const line of lines) {
    const key = buildChoiceKey(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups;
}

function findReason(before: QuoteLine | undefined, after: QuoteLine | undefined): LineReason {
  if (!before || !after) return before ? 'gone' : 'added';
  if (before.quantity !== after.quantity) return 'quantity';
  if (!isSameAmount(before.unitPrice, after.unitPrice)) return 'price';
  if (!isSameAmount(before.discountedPrice, after.discountedPrice)) return 'discount';
  return isSameAmount(before.modifiersPrice, after.modifiersPrice) ? null : 'options';
}

function diffLine(before: QuoteLine | undefined, after: QuoteLine | undefined): LineDiff[] {
  const line = before ?? after;
  if (!line || isSameAmount(before?.total, after?.total)) return [];
  const reason = findReason(before, after);
  return [{ line, before: before?.total ?? null, after: after?.total ?? null, reason }];
}

function diffLines(shownQuote: Quote, serverQuote: Quote): LineDiff[] {
  const diffs: LineDiff[] = [];
  const unmatchedGroups = groupByChoice(serverQuote.lines);
  for (const [key, lines] of groupByChoice(shownQuote.lines)) {
    const serverLines = unmatchedGroups.get(key) ?? [];
    const length = Math.max(lines.length, serverLines.length);
    for (let index = 0; index < length; index++) diffs.push(...diffLine(lines[index], serverLines[index]));
    unmatchedGroups.delete(key);
  }
  for (const lines of unmatchedGroups.values())
    for (const line of lines) diffs.push(...diffLine(undefined, line));
  return diffs;
}

/**
 * Finds the same figure in the other quote. A tax whose rate changed is found by its id, if no other tax has that id.
 */
function findCounterpart(
  figure: Figure,
  ownFigures: readonly Figure[],
  otherFigures: readonly Figure[],
): Figure | undefined {
  const match = otherFigures.find(({ id }) => id === figure.id);
  if (match || !('tax' in figure)) return match;
  const isUnmatched = (candidate: Figure) => !ownFigures.some(({ id }) => id === candidate.id);
  return otherFigures.find(
    (other) =>
      'tax' in other &&
      other.kind === figure.kind &&
      other.tax.taxId === figure.tax.taxId &&
      isUnmatched(other),
  );
}

function diffRates(before: Figure | undefined, after: Figure): FigureDiff['rates'] {
  if (!before || !('tax' in before) || !('tax' in after) || before.tax.rate === after.tax.rate) return null;
  return { before: before.tax.rate, after: after.tax.rate };
}

function diffFigures(shownQuote: Quote, serverQuote: Quote): FigureDiff[] {
  const shownFigures = listFigures(shownQuote);
  const serverFigures = listFigures(serverQuote);
  const diffs = serverFigures.map((figure): FigureDiff => {
    const other = findCounterpart(figure, serverFigures, shownFigures);
    return {
      figure,
      before: other?.amount ?? null,
      after: figure.amount,
      rates: diffRates(other, figure),
    };
  });
  const totalIndex = diffs.findIndex(({ figure }) => figure.kind === 'total');
  const removedFigures = shownFigures
    .filter((figure) => !findCounterpart(figure, shownFigures, serverFigures))
    .map((figure): FigureDiff => ({ figure, before: figure.amount, after: null, rates: null }));
  const allDiffs = [...diffs.slice(0, totalIndex), ...removedFigures, ...diffs.slice(totalIndex)];
  return allDiffs.filter((diff) => diff.figure.kind === 'total' || !isSameAmount(diff.before, diff.after));
}

/** Finds every difference between the quote that the customer saw and the server's quote (decisions, section 1). */
export const diffQuotes = (shownQuote: Quote, serverQuote: Quote): QuoteDiff => ({
  lines: diffLines(shownQuote, serverQuote),
  figures: diffFigures(shownQuote, serverQuote),
});
