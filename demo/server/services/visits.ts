import type { Db } from '../db/open.ts';
import { countVisit } from '../repo/visits.ts';
import type { Business } from './catalogue.ts';
import { today } from './opening.ts';

/** Counts a visit on the business's own calendar day. Nothing about who came is kept. */
export const visitAt = (db: Db, business: Business, epochMs: number): Promise<void> =>
  countVisit(db, business.referenceId, today(business, epochMs));
