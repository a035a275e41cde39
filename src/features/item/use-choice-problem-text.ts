import { useTranslation } from 'react-i18next';
import type { ChoiceProblem } from '../../domain/menu/check-choice.ts';
import { useText } from '../../i18n/i18n-context.tsx';

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
