import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import * as calls from '../../api/contract/feedback-contract.ts';
import { getRefusedFields } from '../../api/contract/refused-fields.ts';
import { toFeedbackForm, toWireAnswers } from '../../api/mappers/map-feedback.ts';
import type { AnswerValue } from '../../domain/feedback/check-answers.ts';
import type { FeedbackForm } from '../../domain/feedback/question.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

/**
 * The state of the request. `refused`: `fields` has the problems by question. `too_many`: this device has sent too much
 * feedback within the hour. `failed`: there was no response, or the server refused the feedback as a whole. `message`
 * is the server's reason, if it gave one.
 */
export type FeedbackSubmission =
  | { readonly status: 'idle' | 'busy' | 'sent' | 'too_many' }
  | { readonly status: 'failed'; readonly message: string | null }
  | { readonly status: 'refused'; readonly fields: Readonly<Record<string, string>> };

export interface FeedbackState {
  readonly form: FeedbackForm | null;
  /** `off`: the business has no feedback form. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'off' | 'error';
  /** Why the form could not be loaded. */
  readonly error: ApiError | null;
  /** The answers by question id. They stay until they are sent, the form is reset or the element is removed. */
  readonly answers: Readonly<Record<string, AnswerValue>>;
  readonly comment: string;
  readonly submission: FeedbackSubmission;
  /** Never rejects. */
  load(): Promise<void>;
  answer(questionId: string, value: AnswerValue): void;
  setComment(text: string): void;
  /** A retry has the same idempotency key, so that the feedback counts once. Never rejects. */
  send(): Promise<void>;
  /** Clears the form. */
  reset(): void;
}

/** The business's feedback form and the customer's answers. */
export function createFeedbackStore(deps: StoreDeps): StoreApi<FeedbackState> & { connect(): () => void } {
  let idempotencyKey: string | null = null;
  const emptyForm = { answers: {}, comment: '', submission: { status: 'idle' } } as const;
  const store = createStore<FeedbackState>((set, get) => {
    const edit = (patch: Partial<FeedbackState>) => {
      // Edited feedback is a new request.
      idempotencyKey = null;
      set({ ...patch, submission: { status: 'idle' } });
    };
    return {
      form: null,
      status: 'idle',
      error: null,
      ...emptyForm,
      async load() {
        if (get().form || get().status === 'fetching') return;
        set({ status: 'fetching' });
        try {
          const { form } = await deps.client.call(calls.feedbackFormCall, {
            params: { id: deps.referenceId },
          });
          set({ form: toFeedbackForm(form), status: 'fetched' });
        } catch (error) {
          const apiError = error instanceof ApiError ? error : null;
          set({ status: apiError?.status === 404 ? 'off' : 'error', error: apiError });
        }
      },
      answer: (id, value) => edit({ answers: { ...get().answers, [id]: value } }),
      setComment: (comment) => edit({ comment }),
      async send() {
        const { form, answers, comment } = get();
        if (!form || get().submission.status === 'busy') return;
        idempotencyKey ??= deps.createId();
        set({ submission: { status: 'busy' } });
        const body = {
          reference_id: deps.referenceId,
          answers: toWireAnswers(form.questions, answers),
          comment,
        };
        try {
          await deps.client.call(calls.rateCall, { body, idempotencyKey: idempotencyKey });
          idempotencyKey = null;
          set({ ...emptyForm, submission: { status: 'sent' } });
        } catch (error) {
          set({ submission: toFailedSubmission(error) });
        }
      },
      reset: () => set(emptyForm),
    };
  });
  // Every lazy store has `connect`. This one listens to nothing.
  return { ...store, connect: () => () => undefined };
}

function toFailedSubmission(error: unknown): FeedbackSubmission {
  if (!(error instanceof ApiError)) return { status: 'failed', message: null };
  if (error.code === 'answers_invalid') return { status: 'refused', fields: getRefusedFields(error) };
  if (error.status === 429) return { status: 'too_many' };
  return { status: 'failed', message: error.refusalMessage };
}

/** The feedback form and the customer's answers. */
export const useFeedback = createStoreHook((stores) => stores.getOrCreateStore(createFeedbackStore));
