import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceProblem } from '../../domain/menu/check-choice.ts';
import { useText } from '../../i18n/i18n-context.tsx';

export interface ProblemPlaces {
  /** Around everything that can be missing. */
  readonly body: RefObject<HTMLDivElement | null>;
  readonly note: RefObject<HTMLTextAreaElement | null>;
  /** The id of a group's fieldset; null is that of the price labels. */
  readonly idOf: (asked: { readonly place: string } | null) => string;
  /** Leads the eye and the focus to what is missing, and says it. */
  readonly lead: (problem: ChoiceProblem) => void;
  /** For a live region. */
  readonly said: string;
}

/** Where on an item's page each problem of a choice is mended. */
export function useProblemPlaces(): ProblemPlaces {
  const problemText = useProblemText();
  const body = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const id = useId();
  const idOf: ProblemPlaces['idOf'] = (asked) => `${id}-${asked?.place ?? 'size'}`;
  return {
    body,
    note,
    idOf,
    said,
    lead(problem) {
      const message = problemText(problem);
      // The same words again are read only if they differ.
      setSaid((last) => (last === message ? `${message}\u00a0` : message));
      const groups = [...(body.current?.querySelectorAll<HTMLElement>('fieldset') ?? [])];
      const place =
        problem.reason === 'note_required'
          ? note.current
          : groups.find((group) => group.id === idOf(problem.asked));
      place?.scrollIntoView?.({ block: 'start' });
      place?.focus({ preventScroll: true });
    },
  };
}

/** What is wrong with a choice, as the customer is told. */
export function useProblemText(): (problem: ChoiceProblem) => string {
  const { t } = useTranslation();
  const text = useText();
  return ({ reason, asked, modifierId }) => {
    const group = asked?.group;
    const name = group ? text(group.name) : '';
    switch (reason) {
      case 'label_required':
      case 'label_gone':
        return t('item.sizeMissing');
      case 'note_required':
        return t('item.noteRequired');
      case 'above_max':
        return t('item.tooMany', { count: group?.max ?? 0, group: name });
      case 'option_gone':
      case 'option_unavailable':
      case 'option_above_max': {
        const option = group?.modifiers.find(({ id }) => id === modifierId);
        return option
          ? t('item.optionUnavailable', { name: text(option.name) })
          : t('cartProblem.modifier_gone');
      }
      case 'count_out_of_range':
        return t('cartProblem.count_invalid');
      case 'below_min':
        return t('item.missing', { group: name });
    }
  };
}
