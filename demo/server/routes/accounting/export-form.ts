import { html } from 'hono/html';
import { addDays, isDate } from '../../../../src/lib/calendar.ts';
import { toEndInstant, toStartInstant, toZonedDayjs } from '../../services/schedule/business-time.ts';
import { BYTE_ORDER_MARK, formatCsvLine } from '../../services/shared/csv.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { createInvalidFieldRefusal } from '../../services/shared/refusal.ts';
import type { Html } from '../console/console-frame.ts';
import type { ConsoleBusiness } from '../console/console-model.ts';
import { EXPORT_FILES, type ExportFile } from './export-files.ts';
import type { ExportableBusiness, ExportedOrder, ExportRange } from './export-model.ts';

/** Maximum range: one year, so that the size of a download is limited. */
const MAX_EXPORT_DAYS = 366;

/** The form's fields, as the URL contains them. */
interface ExportQuery {
  readonly branch?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the requested range. Days are in the business's time zone. Throws Refusal 422. */
export function readExportRange(
  { referenceId, response }: ConsoleBusiness,
  { branch, from = '', to = '' }: ExportQuery,
): ExportRange {
  for (const [field, day] of Object.entries({ from, to }))
    if (!isDate(day)) throw createInvalidFieldRefusal('invalid', field, 'Enter both days of the export');
  if (to < from) throw createInvalidFieldRefusal('invalid', 'to', 'The last day is before the first');
  if (to >= addDays(from, MAX_EXPORT_DAYS))
    throw createInvalidFieldRefusal('invalid', 'to', `An export has at most ${MAX_EXPORT_DAYS} days`);
  const { timezone } = response.restaurant;
  return {
    referenceId,
    branchId: branch?.replaceAll('\0', '') || null,
    from: new Date(toStartInstant(from, timezone)),
    until: new Date(toEndInstant(to, timezone)),
  };
}

/**
 * Yields the text of a file in parts. Throws when reading the orders fails, so that the download is aborted instead of
 * ending early.
 */
export async function* formatExport(
  { headers, toRows }: ExportFile,
  business: ConsoleBusiness,
  batches: AsyncIterable<readonly ExportedOrder[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvLine(headers);
  for await (const orders of batches)
    yield orders.flatMap((order) => toRows(order, business).map(formatCsvLine)).join('');
}

/**
 * Renders the form that exports a business's orders. The suggested range is the month of `now` (epoch ms) up to today.
 */
export function renderExportForm({ referenceId, response, branches }: ExportableBusiness, now: number): Html {
  const { locales, timezone } = response.restaurant;
  const today = toZonedDayjs(now, timezone).format('YYYY-MM-DD');
  return html`<details class="export"><summary>Export orders for accounting</summary>
<form method="get" action="/console/payments/export/orders">
<input type="hidden" name="business" value="${referenceId}">
<label>From <input type="date" name="from" value="${today.slice(0, 8)}01" required></label>
<label>To <input type="date" name="to" value="${today}" required></label>
${
  branches.length > 1 &&
  html`<label>Branch <select name="branch"><option value="">All branches</option>${branches.map(
    ({ id, name }) => html`<option value="${id}">${pickTranslation(name, locales)}</option>`,
  )}</select></label>`
}
<div>${Object.entries(EXPORT_FILES).map(
    ([name, { title }]) => html`<button formaction="/console/payments/export/${name}">${title}</button>`,
  )}</div>
</form>
<p class="soft">CSV files for a spreadsheet. Days are those of ${timezone}, by the time at which an order was placed. At most ${MAX_EXPORT_DAYS} days.</p>
</details>`;
}

/** Renders the text that replaces the form while several businesses are listed. */
export const renderExportHint = (): Html => html`<p class="soft">Choose a business to export its orders.</p>`;
