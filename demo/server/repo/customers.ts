import type { customers } from '../db/schema-accounts.ts';

export type CustomerRow = typeof customers.$inferSelect;
