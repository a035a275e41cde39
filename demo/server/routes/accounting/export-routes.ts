import { Hono } from 'hono';
import { createInvalidFieldRefusal, createNotFoundRefusal } from '../../services/shared/refusal.ts';
import { type ConsoleEnv, narrowScope, readFilter, requirePermission } from '../operators/console-access.ts';
import { EXPORT_FILES } from './export-files.ts';
import { formatExport, readExportRange } from './export-form.ts';
import type { ConsoleExport } from './export-model.ts';

/** Sends a business's orders as CSV files. They are streamed, so that the range may contain many orders. */
export function createExportRoutes({
  consoleView,
}: {
  readonly consoleView: ConsoleExport;
}): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();

  app.get('/:file', requirePermission('payments'), async (c) => {
    const name = c.req.param('file');
    const query = c.req.query();
    const scope = narrowScope(c.get('scope'), readFilter(query.business));
    const file = Object.hasOwn(EXPORT_FILES, name) ? EXPORT_FILES[name] : undefined;
    if (!file) throw createNotFoundRefusal('The file');
    const business = await consoleView.findExportableBusiness(scope);
    if (!business)
      throw query.business
        ? createNotFoundRefusal('The business')
        : createInvalidFieldRefusal('invalid', 'business', 'Choose a business');
    const range = readExportRange(business, query);
    const text = formatExport(file, business, consoleView.streamOrders(range));
    return c.body(toByteStream(text), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${business.referenceId}-${name}-${query.from}-${query.to}.csv"`,
    });
  });
  return app;
}

/**
 * A stream that fails if reading the text fails, so that the browser does not mistake a partial file for a complete
 * one.
 */
function toByteStream(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await text.return(undefined)),
  });
}
