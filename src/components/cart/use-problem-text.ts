import { useTranslation } from 'react-i18next';
import type { LineProblem } from '../../domain/pricing/pricing-types.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { useTypeName } from '../layout/use-type-name.ts';
import { useLostText } from './use-lost-text.ts';

/** What a line that can no longer be ordered as it is is called, and why that is. */
export function useProblemText(): (problem: LineProblem) => { name: string; why: string } {
  const { t } = useTranslation();
  const text = useText();
  const type = useCart(({ cart }) => cart.sellingType);
  const typeName = useTypeName();
  const lostText = useLostText();
  const itemById = useMenu((state) => state.itemById);
  return ({ line, reason }) => {
    const item = itemById(line.itemId);
    return {
      name: item ? text(item.name) : t('cart.unknownItem'),
      why:
        (reason === 'modifier_gone' && item && lostText(item, line.modifiers)) ||
        t(`cartProblem.${reason}`, { type: typeName(type) }),
    };
  };
}
