import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceProblem } from '../../domain/menu/check-choice.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';

export interface ProblemTargets {
  /** The element that wraps all groups of the item. */
  readonly bodyRef: RefObject<HTMLDivElement | null>;
  readonly noteRef: RefObject<HTMLTextAreaElement | null>;
  /** Returns the DOM id of a group's fieldset. Null selects the fieldset of the price labels. */
  readonly getGroupId: (activeGroup: { readonly path: string } | null) => string;
  /**
   * Announces a problem. Scrolls to the control that fixes it and focuses that control. Leaves the focus alone for a
   * wrong count, because the footer with its stepper is always in view.
   */
  readonly focusProblem: (problem: ChoiceProblem) => void;
  /** Text for the live region. */
  readonly announcement: string;
}

/** Maps each problem of a choice to the control on the item sheet that fixes it. */
export function useProblemTargets(): ProblemTargets {
  const formatProblem = useChoiceProblemFormatter();
  const bodyRef = useRef<HTMLDivElement>(null);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  const getGroupId: ProblemTargets['getGroupId'] = (activeGroup) => `${id}-${activeGroup?.path ?? 'size'}`;
  return {
    bodyRef,
    noteRef,
    getGroupId,
    announcement,
    focusProblem(problem) {
      const message = formatProblem(problem);
      // Screen readers announce a repeated message only if its text differs.
      setAnnouncement((previous) => (previous === message ? `${message}\u00a0` : message));
      const groups = [...(bodyRef.current?.querySelectorAll<HTMLElement>('fieldset') ?? [])];
      // A problem with the count is shown in the footer, beside its stepper.
      if (problem.reason === 'count_out_of_range') return;
      const target =
        problem.reason === 'note_required'
          ? noteRef.current
          : groups.find((group) => group.id === getGroupId(problem.activeGroup));
      target?.scrollIntoView?.({ block: 'start' });
      target?.focus({ preventScroll: true });
    },
  };
}

/** Returns a function that formats a problem of a choice as a message for the customer. */
export function useChoiceProblemFormatter(): (problem: ChoiceProblem) => string {
  const { t } = useTranslation();
  const localize = useLocalize();
  return ({ reason, activeGroup, modifierId }) => {
    const group = activeGroup?.group;
    const name = group ? localize(group.name) : '';
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
          ? t('item.optionUnavailable', { name: localize(option.name) })
          : t('cartProblem.modifier_gone');
      }
      case 'count_out_of_range':
        return t('cartProblem.count_invalid');
      case 'below_min':
        return t('item.missing', { group: name });
    }
  };
}
