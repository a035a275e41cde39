import type { Quote, QuoteLine } from '../../api/contract/quote-contract.ts';
import { type Figure, figuresOf } from './figures.ts';

/** Why a line costs something else; null when the quote does not say. */
export type LineReason = 'gone' | 'added' | 'quantity' | 'discount' | 'price' | 'options' | null;

/** A line that is not what the customer was shown. `before` null: it is new; `after` null: it is gone. */
export interface LineChange {
  readonly line: QuoteLine;
  readonly before: number | null;
  readonly after: number | null;
  readonly reason: LineReason;
}

/** A sum that is not what the customer was shown; null where it is not there at all. The total is always among them. */
export interface FigureChange {
  readonly figure: Figure;
  readonly before: number | null;
  readonly after: number | null;
  /** The rate of a tax, where that is another. */
  readonly rates: { readonly before: number; readonly after: number } | null;
}

export interface QuoteChanges {
  readonly lines: readonly LineChange[];
  readonly figures: readonly FigureChange[];
}

/** The same choice: the order of modifiers is of no matter. */
const identity = (line: QuoteLine): string =>
  JSON.stringify([
    line.item_id,
    line.price_label,
    line.comment,
    line.modifiers.map(({ id, quantity }) => `${quantity} ${id}`).sort(),
  ]);

/** Equal choices share a line, so that counts that moved between them are no change. */
function byChoice(lines: readonly QuoteLine[]): Map<string, QuoteLine[]> {
  const groups = new Map<string, QuoteLine[]>();
  for (const line of lines) {
    const key = identity(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups;
}

function reasonOf(before: QuoteLine | undefined, after: QuoteLine | undefined): LineReason {
  if (!before || !after) return before ? 'gone' : 'added';
  if (before.quantity !== after.quantity) return 'quantity';
  if (before.unit_price !== after.unit_price) return 'price';
  if (before.discounted_price !== after.discounted_price) return 'discount';
  return before.modifiers_price === after.modifiers_price ? null : 'options';
}

function lineChange(before: QuoteLine | undefined, after: QuoteLine | undefined): LineChange[] {
  const line = before ?? after;
  if (!line || before?.total_price === after?.total_price) return [];
  return [
    {
      line,
      before: before?.total_price ?? null,
      after: after?.total_price ?? null,
      reason: reasonOf(before, after),
    },
  ];
}

function lineChanges(shown: Quote, current: Quote): LineChange[] {
  const changes: LineChange[] = [];
  const now = byChoice(current.lines);
  for (const [key, lines] of byChoice(shown.lines)) {
    const others = now.get(key) ?? [];
    const most = Math.max(lines.length, others.length);
    for (let at = 0; at < most; at++) changes.push(...lineChange(lines[at], others[at]));
    now.delete(key);
  }
  for (const lines of now.values()) for (const line of lines) changes.push(...lineChange(undefined, line));
  return changes;
}

/** The same figure in the other quote: of a tax whose rate is another, the one that goes by its id alone. */
function counterpart(figure: Figure, own: readonly Figure[], others: readonly Figure[]): Figure | undefined {
  const same = others.find(({ id }) => id === figure.id);
  if (same || !('tax' in figure)) return same;
  const isAlone = (candidate: Figure) => !own.some(({ id }) => id === candidate.id);
  return others.find(
    (other) =>
      'tax' in other && other.kind === figure.kind && other.tax.taxId === figure.tax.taxId && isAlone(other),
  );
}

const rateOf = (figure: Figure | undefined) => (figure && 'tax' in figure ? figure.tax.rate : null);

function figureChanges(shown: Quote, current: Quote): FigureChange[] {
  const before = figuresOf(shown);
  const after = figuresOf(current);
  const changes = after.map((figure): FigureChange => {
    const was = counterpart(figure, after, before);
    const rates = { before: rateOf(was), after: rateOf(figure) };
    return {
      figure,
      before: was?.amount ?? null,
      after: figure.amount,
      rates:
        rates.before !== null && rates.after !== null && rates.before !== rates.after
          ? { before: rates.before, after: rates.after }
          : null,
    };
  });
  const total = changes.findIndex(({ figure }) => figure.kind === 'total');
  const gone = before
    .filter((figure) => !counterpart(figure, before, after))
    .map((figure): FigureChange => ({ figure, before: figure.amount, after: null, rates: null }));
  const all = [...changes.slice(0, total), ...gone, ...changes.slice(total)];
  return all.filter((change) => change.figure.kind === 'total' || change.before !== change.after);
}

/** All that differs between the quote the customer saw and the server's (decisions, section 1), in the order shown. */
export const quoteChanges = (shown: Quote, current: Quote): QuoteChanges => ({
  lines: lineChanges(shown, current),
  figures: figureChanges(shown, current),
});
