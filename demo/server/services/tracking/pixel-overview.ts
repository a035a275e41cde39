import { integrations } from '../../../../src/domain/tracking/integrations.ts';
import type { listNewestPixelEvents, PixelCount } from '../../repo/tracking/tracking-repo.ts';

type Events = Awaited<ReturnType<typeof listNewestPixelEvents>>;

const titles = new Map<number, string>(
  Object.entries(integrations).map(([type, { title }]) => [Number(type), title]),
);
const titleOf = (type: number): string => titles.get(type) ?? String(type);

/** The queue as its owner looks at it: one row for each integration, and the newest events. */
export function pixelOverview(counts: readonly PixelCount[], newest: Events) {
  const rows = new Map<string, { of: PixelCount; states: Record<string, number> }>();
  for (const count of counts) {
    const name = [count.referenceId, count.type, count.pixelId].join(' ');
    const row = rows.get(name) ?? { of: count, states: {} };
    row.states[count.state] = count.events;
    rows.set(name, row);
  }
  return {
    integrations: [...rows.values()].map(({ of: { referenceId, type, pixelId }, states }) => ({
      referenceId,
      title: titleOf(type),
      pixelId,
      waiting: states.waiting ?? 0,
      sent: states.sent ?? 0,
      dead: states.dead ?? 0,
    })),
    events: newest.map((event) => ({ ...event, title: titleOf(event.type) })),
  };
}
