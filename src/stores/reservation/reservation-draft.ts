import * as z from 'zod/mini';
import type { AnswerValue } from '../../domain/feedback/check-answers.ts';
import type { Span } from '../../domain/schedule/open-state.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** What the customer chose and typed so far. It outlives a reload. */
export interface ReservationDraft {
  /** What was chosen is of this branch; '' before anything was. */
  readonly branchId: string;
  readonly kind: 'table' | 'service';
  readonly guests: number;
  readonly serviceId: string | null;
  /** Null: whoever is free. */
  readonly staffId: string | null;
  /** Null: anywhere. */
  readonly areaId: string | null;
  /** Null: the business chooses. */
  readonly tableId: string | null;
  /** Epoch milliseconds; null until it was chosen. */
  readonly time: Span | null;
  readonly name: string;
  /** National digits. */
  readonly phone: string;
  /** `+965`; '' until chosen. */
  readonly dialCode: string;
  readonly note: string;
  /** By question. */
  readonly answers: Readonly<Record<string, AnswerValue>>;
}

/** A table for two is what most ask for. */
const USUAL_PARTY = 2;

export const emptyDraft: ReservationDraft = {
  branchId: '',
  kind: 'table',
  guests: USUAL_PARTY,
  serviceId: null,
  staffId: null,
  areaId: null,
  tableId: null,
  time: null,
  name: '',
  phone: '',
  dialCode: '',
  note: '',
  answers: {},
};

const text = (most: number) => z.string().check(z.maxLength(most));
const chosen = z.nullable(text(80));
const draft = z.object({
  branchId: text(80),
  kind: z.enum(['table', 'service']),
  guests: z.int().check(z.minimum(1), z.maximum(1000)),
  serviceId: chosen,
  staffId: chosen,
  areaId: chosen,
  tableId: chosen,
  time: z.nullable(z.object({ from: z.number(), to: z.number() })),
  name: text(200),
  phone: text(250),
  dialCode: text(5),
  note: text(1000),
  answers: z.record(text(80), z.union([text(4000), z.number(), z.array(text(80))])),
});

export const persistedDraft = (deps: StoreDeps): Persisted<ReservationDraft> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'reservation-draft'),
    version: 1,
    schema: draft,
  });
