import type { AnswerValue } from '../domain/feedback/check-answers.ts';
import type { Span } from '../domain/schedule/shop.ts';

/** What the customer chose and typed so far. It outlives a reload. */
export interface ReservationDraft {
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

/** How an attempt to reserve, or to change a reservation, stands. */
export type Reserving =
  | { readonly status: 'idle' | 'sending' }
  /** Sent, perhaps stored by the server: sending again sends the same one, never another. */
  | { readonly status: 'unanswered' }
  /**
   * `message` is the server's, null when it has none; `fields` are by their names on the wire; `alternatives` are the nearest
   * free times in the place of one that was taken meanwhile.
   */
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
      readonly alternatives: readonly Span[];
    };
