import * as z from 'zod/mini';
import type { AnswerValue } from '../../domain/feedback/check-answers.ts';
import type { Span } from '../../domain/schedule/open-state.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { NOT_PREFILLED } from '../cart/stored-cart.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/** The customer's entries so far. They survive a reload. */
export interface ReservationDraft {
  /** The branch of the reservation; '' until chosen. */
  readonly branchId: string;
  readonly kind: 'table' | 'service';
  readonly guests: number;
  readonly serviceId: string | null;
  /** Null means any staff member who is free. */
  readonly staffId: string | null;
  /** Null means any area. */
  readonly areaId: string | null;
  /** Null if the business chooses the table. */
  readonly tableId: string | null;
  /** Epoch milliseconds; null until chosen. */
  readonly time: Span | null;
  readonly name: string;
  /** The national number, digits only. */
  readonly phone: string;
  /** For example `+965`; empty until chosen. */
  readonly dialCode: string;
  /** The name and phone that the app filled in, so that the customer did not have to type them. */
  readonly prefilled: { readonly name: string; readonly phone: string };
  readonly note: string;
  /** By question id. */
  readonly answers: Readonly<Record<string, AnswerValue>>;
}

const DEFAULT_PARTY_SIZE = 2;

export const emptyDraft: ReservationDraft = {
  branchId: '',
  kind: 'table',
  guests: DEFAULT_PARTY_SIZE,
  serviceId: null,
  staffId: null,
  areaId: null,
  tableId: null,
  time: null,
  name: '',
  phone: '',
  dialCode: '',
  prefilled: NOT_PREFILLED,
  note: '',
  answers: {},
};

const limitText = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const optionalId = z.nullable(limitText(80));
const draft = z.object({
  branchId: limitText(80),
  kind: z.enum(['table', 'service']),
  guests: z.int().check(z.minimum(1), z.maximum(1000)),
  serviceId: optionalId,
  staffId: optionalId,
  areaId: optionalId,
  tableId: optionalId,
  time: z.nullable(z.object({ from: z.number(), to: z.number() })),
  name: limitText(200),
  phone: limitText(250),
  dialCode: limitText(5),
  prefilled: z.catch(z.object({ name: limitText(200), phone: limitText(250) }), NOT_PREFILLED),
  note: limitText(1000),
  answers: z.record(limitText(80), z.union([limitText(4000), z.number(), z.array(limitText(80))])),
});

export const createDraftStorage = (deps: StoreDeps): StoredValue<ReservationDraft> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'reservation-draft'),
    version: 1,
    schema: draft,
  });
