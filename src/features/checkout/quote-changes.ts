import type { Quote, QuoteLine } from '../../api/schemas/order.ts';

/** A line that is not what the customer was shown. `before` null: it is new; `after` null: it is gone. */
export interface LineChange {
  readonly line: QuoteLine;
  readonly before: number | null;
  readonly after: number | null;
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

/** Line by line, what differs between the quote the customer saw and the server's (decisions, section 1), in the order shown. */
export function quoteChanges(shown: Quote, current: Quote): LineChange[] {
  const changes: LineChange[] = [];
  const now = byChoice(current.lines);
  for (const [key, lines] of byChoice(shown.lines)) {
    const others = now.get(key) ?? [];
    lines.forEach((line, index) => {
      const after = others[index]?.total_price ?? null;
      if (after !== line.total_price) changes.push({ line, before: line.total_price, after });
    });
    for (const line of others.slice(lines.length))
      changes.push({ line, before: null, after: line.total_price });
    now.delete(key);
  }
  for (const lines of now.values())
    for (const line of lines) changes.push({ line, before: null, after: line.total_price });
  return changes;
}
