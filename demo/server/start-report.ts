import { KITCHENS } from '../market/kitchens.ts';

/** More businesses than this are counted instead of listed. */
const MAX_LISTED = 20;
const LABEL_WIDTH = 18;

const PAYMENT_HINT =
  'Online payment methods are hidden, because no payment provider is configured and the sandbox is off. Set PAYMENT_PROVIDER=stripe, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to accept payments, or SANDBOX=true to test with simulated payments.';
const LINK_HINT = 'The console link works once, within an hour. Restart the server for a new one.';
const NO_BUSINESS_HINT = 'No business yet. Import one with "npm run import -- <file>" while the server runs.';

export interface StartReport {
  readonly port: number;
  /** The origin that customers use. Null if the server is only used on this machine. */
  readonly publicOrigin: string | null;
  /** All businesses. Those of the demo marketplace are not listed. */
  readonly referenceIds: readonly string[];
  /** Whether the server has the demo businesses, which the demo sites show. */
  readonly hasDemoBusinesses: boolean;
  /** Path that opens the console. A path with a query is a link that works only once. */
  readonly consolePath: string;
  /** Where the data is stored. */
  readonly dataLocation: string;
  readonly canPayOnline: boolean;
}

/** Formats what the server prints when it is ready: its addresses, and what the operator should know. */
export function formatStartReport(report: StartReport): string {
  const localOrigin = `http://localhost:${report.port}`;
  const origin = report.publicOrigin ?? localOrigin;
  const kitchens = new Set(KITCHENS.map(({ id }) => id));
  const businesses = report.referenceIds.filter((id) => !kitchens.has(id));
  const hiddenCount = businesses.length - MAX_LISTED;
  const formatRow = (label: string, text: string) => `  ${label.padEnd(LABEL_WIDTH)} ${text}`;
  return [
    'Ready.',
    ...businesses.slice(0, MAX_LISTED).map((id) => formatRow(id, `${origin}/${id}`)),
    hiddenCount > 0 && formatRow('More businesses', String(hiddenCount)),
    report.hasDemoBusinesses && formatRow('Demo sites', `${origin}/demo/`),
    formatRow('Operator console', `${origin}${report.consolePath}`),
    formatRow('API', `${origin}/api/openapi.json`),
    report.publicOrigin && formatRow('Listens on', localOrigin),
    formatRow('Data', report.dataLocation),
    !businesses.length && NO_BUSINESS_HINT,
    !report.canPayOnline && PAYMENT_HINT,
    report.consolePath.includes('?') && LINK_HINT,
  ]
    .filter(Boolean)
    .join('\n');
}
