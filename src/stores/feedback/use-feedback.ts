import { hookFor } from '../stores-context.tsx';
import { createFeedbackStore } from './feedback-store.ts';

/** The feedback form, with what was answered so far. */
export const useFeedback = hookFor((stores) => stores.late(createFeedbackStore));
