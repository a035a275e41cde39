import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/i18n-context.tsx';
import type { GroupRule } from './group-choice.ts';

/** How many are chosen from a group, as the customer reads it. */
export function useRuleText(): (rule: GroupRule) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (rule) => {
    switch (rule.kind) {
      case 'exactly':
        return t('item.chooseExactly', { count: rule.count });
      case 'upTo':
        return t('item.chooseUpTo', { count: rule.count });
      case 'atLeast':
        return t('item.chooseAtLeast', { count: rule.count });
      case 'between':
        return t('item.chooseBetween', { min: number(rule.min), max: number(rule.max) });
      case 'optional':
        return t('ui.optional');
    }
  };
}
