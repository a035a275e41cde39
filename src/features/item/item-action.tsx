import type { ChoiceProblem } from '../../domain/menu/check-choice.ts';
import { countRule, labelOf } from '../../domain/menu/item-choice.ts';
import type { MenuItem, SellingType } from '../../domain/menu/menu-types.ts';
import { priceChoice } from '../../domain/pricing/choice-price.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ItemFooter } from './item-footer.tsx';
import type { Blocker } from './use-blocker.ts';
import { useDiscounts } from './use-discounts.ts';
import type { ItemChoice } from './use-item-choice.ts';

export interface ItemActionProps {
  item: MenuItem;
  type: SellingType;
  making: ItemChoice;
  blocker: Blocker | null;
  onProblem: (problem: ChoiceProblem) => void;
  onDone: () => void;
}

/** The foot of an item's sheet: how many and into the cart, or why not. */
export function ItemAction({ item, type, making, blocker, onProblem, onDone }: ItemActionProps) {
  const text = useText();
  const pricesHidden = useBusiness(({ business }) => business?.hide_price);
  const discounts = useDiscounts(type);
  const { choice, change, line, submit } = making;
  if (blocker) {
    return (
      <Button size="l" block disabled>
        {blocker.short}
      </Button>
    );
  }
  return (
    <ItemFooter
      name={text(item.name)}
      count={choice.count}
      rule={countRule(item, choice.priceLabelId)}
      label={labelOf(item, choice.priceLabelId)}
      onCount={(count) => change({ count })}
      total={(!pricesHidden && priceChoice(item, choice, discounts)?.total) || null}
      isEditing={!!line}
      onSubmit={() => {
        const problem = submit();
        if (problem) onProblem(problem);
        else onDone();
      }}
    />
  );
}
