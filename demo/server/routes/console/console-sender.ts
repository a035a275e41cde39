import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  type BusinessScope,
  getScope,
  hasPermissionAnywhere,
} from '../../services/operators/operator-access.ts';
import { createNotFoundRefusal, type Refusal } from '../../services/shared/refusal.ts';
import type { ConsoleContext } from '../operators/console-access.ts';
import { type BusinessChoices, type ConsolePage, renderConsole } from './console-frame.ts';
import type { ConsoleView } from './console-services.ts';

/** Sends a page below the tabs of its operator. After a refusal, the response has the refusal's status. */
export type SendConsolePage = (
  c: ConsoleContext,
  page: ConsolePage,
  refusal?: Refusal | null,
) => Response | Promise<Response>;

export const createPageSender =
  (hasInbox: boolean, countBookingsOutsideHours: ConsoleView['countBookingsOutsideHours']): SendConsolePage =>
  async (c, page, refusal) => {
    const session = c.get('session');
    const bookingsOutsideHoursCount = hasPermissionAnywhere(session, 'orders')
      ? await countBookingsOutsideHours(getScope(session, 'orders'))
      : null;
    return c.html(
      renderConsole(page, { session, hasInbox, bookingsOutsideHoursCount }),
      refusal?.status as ContentfulStatusCode | undefined,
    );
  };

/**
 * Loads the businesses that the filter above a list offers: the first page of them, and the selected business. Throws
 * Refusal 404 when the selected business does not exist.
 */
export async function loadBusinessChoices(
  consoleView: Pick<ConsoleView, 'listBusinesses'>,
  scope: BusinessScope,
  filter: string | null,
): Promise<BusinessChoices> {
  const { businesses, total } = await consoleView.listBusinesses(scope, { search: '', page: 0 });
  if (filter === null || businesses.some(({ referenceId }) => referenceId === filter))
    return { businesses, total };
  const { businesses: selectedBusinesses } = await consoleView.listBusinesses([filter], {
    search: '',
    page: 0,
  });
  if (!selectedBusinesses.length) throw createNotFoundRefusal('The business');
  return { businesses: [...businesses, ...selectedBusinesses], total };
}
