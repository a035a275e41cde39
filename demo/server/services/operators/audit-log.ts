import type { Db } from '../../db/open-database.ts';
import { insertAudit, listAudit } from '../../repo/operators/audit-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import type { OperatorAccess } from './operator-access.ts';

const ROWS_PER_PAGE = 50;

/** The actions that the audit log records. */
export type AuditAction =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'order_moved'
  | 'order_refunded'
  | 'reservation_moved'
  | 'reservation_changed'
  | 'rush_changed'
  | 'credit_given'
  | 'operator_added'
  | 'operator_removed'
  | 'role_changed'
  | 'link_created';

export interface AuditEntry {
  readonly action: AuditAction;
  /** Null if the action does not concern a business. */
  readonly referenceId?: string | null;
  /** An order number or an operator's name. Never personal data of customers. */
  readonly subject?: string;
  readonly detail?: string;
}

/** Adds an entry to the audit log. Pass a transaction to store it together with the change. */
export const recordAudit = (
  db: Db,
  { id, name }: Pick<OperatorAccess['operator'], 'id' | 'name'>,
  entry: AuditEntry,
  at: Date,
): Promise<void> => insertAudit(db, [{ ...entry, operatorId: id, operatorName: name, at }]);

/**
 * Loads one page of the audit log, newest first. Pass the `next` of a page as `before` to load the following page. On
 * the last page, `next` is null.
 */
export async function loadAuditPage(db: Db, scope: BusinessScope, before: number | null) {
  const rows = await listAudit(db, scope, { before, limit: ROWS_PER_PAGE + 1 });
  const entries = rows.slice(0, ROWS_PER_PAGE);
  return { entries, next: rows.length > ROWS_PER_PAGE ? (entries.at(-1)?.id ?? null) : null };
}

export type AuditPage = Awaited<ReturnType<typeof loadAuditPage>>;
