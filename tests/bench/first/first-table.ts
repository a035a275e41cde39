import { loadavg } from 'node:os';
import { computeMedian } from '../measure.ts';
import type { Visit } from './visit.ts';

/** The measured visits and taps of a page. */
export interface PageRuns {
  readonly label: string;
  readonly items: number;
  readonly visits: readonly Visit[];
  /** The delay of each tap in ms, or null for a lost tap. The list is empty for a page without a cart. */
  readonly taps: readonly (number | null)[];
}

const HEADINGS = [
  'Items',
  'Page',
  'First item, ms (range)',
  'To static',
  'Blocking, ms',
  'Longest task, ms',
  'Layout shift',
  'KB',
  'Requests',
  'Scripts',
  'Tap in cart, ms',
];

const findMedian = (visits: readonly Visit[], readTime: (visit: Visit) => number): number =>
  computeMedian(visits.map(readTime));

function formatTaps(taps: readonly (number | null)[]): string {
  if (!taps.length) return '–';
  const times = taps.filter((time) => time !== null);
  const lostTapCount = taps.length - times.length;
  const time = times.length ? computeMedian(times).toFixed(0) : '–';
  return lostTapCount ? `${time} (${lostTapCount} lost)` : time;
}

function formatFirstItem(visits: readonly Visit[]): string {
  const times = visits.map(({ firstItem }) => firstItem);
  return `${computeMedian(times).toFixed(0)} (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`;
}

function formatRow({ label, items, visits, taps }: PageRuns, staticTime: number): string[] {
  return [
    String(items),
    label,
    formatFirstItem(visits),
    (findMedian(visits, ({ firstItem }) => firstItem) / staticTime).toFixed(2),
    findMedian(visits, ({ blocking }) => blocking).toFixed(0),
    findMedian(visits, ({ longestTask }) => longestTask).toFixed(0),
    findMedian(visits, ({ layoutShift }) => layoutShift).toFixed(3),
    (findMedian(visits, ({ bytes }) => bytes) / 1024).toFixed(1),
    String(findMedian(visits, ({ requests }) => requests)),
    String(findMedian(visits, ({ scripts }) => scripts)),
    formatTaps(taps),
  ];
}

const formatLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Formats medians as a Markdown table. The first page of each size is the static page. */
export function formatTable(pages: readonly PageRuns[]): string {
  const rows = pages.map((page) => {
    const staticVisits = pages.find(({ items }) => items === page.items)?.visits ?? [];
    return formatRow(
      page,
      findMedian(staticVisits, ({ firstItem }) => firstItem),
    );
  });
  return [HEADINGS, HEADINGS.map(() => '---'), ...rows].map(formatLine).join('\n');
}

/** Formats the load averages of the last 1, 5 and 15 minutes. */
export const formatLoad = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');
