import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import * as calls from '../../api/contract/feedback-contract.ts';
import { refusedFields } from '../../api/contract/refused-fields.ts';
import { toFeedbackForm, toWireAnswers } from '../../api/mappers/map-feedback.ts';
import type { AnswerValue } from '../../domain/feedback/check-answers.ts';
import type { FeedbackForm } from '../../domain/feedback/question.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

/** How sending ended: `refused` with what is wrong by question, `too_many` from here within the hour, or `failed` on the way. */
export type Sending =
  | { readonly status: 'idle' | 'busy' | 'sent' | 'failed' | 'too_many' }
  | { readonly status: 'refused'; readonly fields: Readonly<Record<string, string>> };

export interface FeedbackState {
  readonly form: FeedbackForm | null;
  /** `off`: this business asks nothing. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'off' | 'error';
  /** By question; they stay while the element lives, until they were sent. */
  readonly answers: Readonly<Record<string, AnswerValue>>;
  readonly comment: string;
  readonly sending: Sending;
  /** Never rejects. */
  load(): Promise<void>;
  answer(questionId: string, value: AnswerValue): void;
  setComment(text: string): void;
  /** Never rejects. What did not arrive is sent again under the same key: it counts once. */
  send(): Promise<void>;
  /** Back to an empty form. */
  again(): void;
}

/** The business's feedback form, filled in. */
export function createFeedbackStore(deps: StoreDeps): StoreApi<FeedbackState> & { connect(): () => void } {
  let key: string | null = null;
  const empty = { answers: {}, comment: '', sending: { status: 'idle' } } as const;
  const store = createStore<FeedbackState>((set, get) => {
    const say = (patch: Partial<FeedbackState>) => {
      // Other words are other feedback.
      key = null;
      set({ ...patch, sending: { status: 'idle' } });
    };
    return {
      form: null,
      status: 'idle',
      ...empty,
      async load() {
        if (get().form || get().status === 'fetching') return;
        set({ status: 'fetching' });
        try {
          const { form } = await deps.client.call(calls.feedbackFormCall, {
            params: { id: deps.referenceId },
          });
          set({ form: toFeedbackForm(form), status: 'fetched' });
        } catch (error) {
          set({ status: error instanceof ApiError && error.status === 404 ? 'off' : 'error' });
        }
      },
      answer: (id, value) => say({ answers: { ...get().answers, [id]: value } }),
      setComment: (comment) => say({ comment }),
      async send() {
        const { form, answers, comment } = get();
        if (!form || get().sending.status === 'busy') return;
        key ??= deps.newId();
        set({ sending: { status: 'busy' } });
        const body = {
          reference_id: deps.referenceId,
          answers: toWireAnswers(form.questions, answers),
          comment,
        };
        try {
          await deps.client.call(calls.rateCall, { body, idempotencyKey: key });
          key = null;
          set({ ...empty, sending: { status: 'sent' } });
        } catch (error) {
          set({ sending: afterError(error) });
        }
      },
      again: () => set(empty),
    };
  });
  return { ...store, connect: () => () => undefined };
}

function afterError(error: unknown): Sending {
  if (!(error instanceof ApiError)) return { status: 'failed' };
  if (error.code === 'answers_invalid') return { status: 'refused', fields: refusedFields(error) };
  return { status: error.status === 429 ? 'too_many' : 'failed' };
}

/** The feedback form, with what was answered so far. */
export const useFeedback = createStoreHook((stores) => stores.lazyStore(createFeedbackStore));
