import type { LocalizedText } from '../menu/menu-types.ts';

// A question that a business asks its customers in its feedback form or with a reservation. The questions come from the
// server (`src/api/mappers/map-feedback.ts`).

interface QuestionBase {
  readonly id: string;
  readonly label: LocalizedText;
  readonly hint: LocalizedText | null;
  readonly required: boolean;
}

export type Question = QuestionBase &
  (
    | { readonly type: 'smile' | 'rate' | 'phone' }
    | {
        readonly type: 'text';
        /** Whether the answer field has several lines. */
        readonly long: boolean;
      }
    | {
        readonly type: 'slider';
        readonly min: number;
        readonly max: number;
        readonly step: number;
        /** Texts at the ends of the scale. */
        readonly minLabel: LocalizedText | null;
        readonly maxLabel: LocalizedText | null;
      }
    | {
        readonly type: 'choices';
        readonly multiple: boolean;
        readonly options: readonly { readonly id: string; readonly label: LocalizedText }[];
      }
  );

export interface FeedbackForm {
  readonly intro: LocalizedText | null;
  /** Displayed after the feedback has been sent. */
  readonly thanks: LocalizedText | null;
  readonly questions: readonly Question[];
}
