import type { Quote } from '../../api/contract/quote-contract.ts';
import type { ReservableTime } from '../../api/mappers/map-reservation.ts';
import type { AnswerValue } from '../../domain/feedback/check-answers.ts';
import type { ReservationDraft } from './reservation-draft.ts';

/** How an attempt to reserve stands. */
export type Reserving =
  | { readonly status: 'idle' | 'sending' }
  /** Sent, perhaps stored by the server: `retry` sends the same one again, never another. */
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
      readonly alternatives: readonly ReservableTime[];
    }
  /** What is ordered with it costs something else than was shown: `quote` is what the server asks. */
  | { readonly status: 'stale'; readonly quote: Quote };

/** A reservation on its way from the first choice to the server. */
export interface ReservationState {
  readonly draft: ReservationDraft;
  readonly reserving: Reserving;
  /** Begins, or goes on, with what is reserved at a branch: what was chosen at another, or of another kind, goes. */
  begin(kind: ReservationDraft['kind'], branchId: string): void;
  /** What the server said of the draft as it was goes with the change; so does a table that was chosen for another party. */
  change(patch: Partial<Omit<ReservationDraft, 'time' | 'kind' | 'branchId'>>): void;
  answer(questionId: string, value: AnswerValue): void;
  /** A table that is taken then is chosen no longer. */
  choose(time: ReservableTime): void;
  /** Sends the draft, or an unanswered one again. The reservation's id, or null: then `reserving` says why. */
  place(): Promise<string | null>;
  /** Sends the unanswered one again, with its key. */
  retry(): Promise<string | null>;
  /** After a reload: sends what was left unanswered, if there is anything. */
  resume(): Promise<string | null>;
  /** Gives an unanswered one up. It may have reached the server all the same. */
  abandon(): void;
  /** Everything chosen and typed goes. */
  forget(): void;
}
