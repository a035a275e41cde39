import { useTranslation } from 'react-i18next';
import { applyOptionChange, getActiveGroups } from '../../domain/menu/active-groups.ts';
import type { ChoiceProblem } from '../../domain/menu/check-choice.ts';
import { findPriceLabel, getCountRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { findDiscount } from '../../domain/pricing/discount.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { changePriceLabel } from './initial-choice.ts';
import { LabelChoice } from './label-choice.tsx';
import { OptionGroup } from './option-group.tsx';
import { useDiscounts } from './use-discounts.ts';
import { useItemBlocker } from './use-item-blocker.ts';
import type { ItemChoice } from './use-item-choice.ts';
import { type ProblemTargets, useChoiceProblemFormatter } from './use-problem-targets.ts';

/** Server's limit for an order line's comment, in characters. */
const MAX_NOTE_LENGTH = 500;

export interface ItemOptionsProps {
  item: MenuItem;
  type: OrderType;
  itemChoice: ItemChoice;
  problemTargets: ProblemTargets;
}

interface ChoiceError {
  readonly problem: ChoiceProblem;
  readonly message: string;
}

/** The visible problems of a choice with their messages. */
function useChoiceErrors({ visibleProblems }: ItemChoice): readonly ChoiceError[] {
  const formatProblem = useChoiceProblemFormatter();
  return visibleProblems.map((problem) => ({ problem, message: formatProblem(problem) }));
}

const findMessage = (
  errors: readonly ChoiceError[],
  isMatch: (problem: ChoiceProblem) => boolean,
): string | undefined => errors.find(({ problem }) => isMatch(problem))?.message;

/** The choice of price label, if the item has several, and the minimum quantity. */
export function PriceOptions({ item, type, itemChoice, problemTargets }: ItemOptionsProps) {
  const { t } = useTranslation();
  const discounts = useDiscounts(type);
  const pricesHidden = useBusiness(({ business }) => !!business?.hidesPrices);
  const { choice, change } = itemChoice;
  const errors = useChoiceErrors(itemChoice);
  const { minimum } = getCountRule(item, choice.priceLabelId);
  const labelMinimum = findPriceLabel(item, choice.priceLabelId)?.minimum ?? 1;
  const hasLabels = item.priceLabels.length > 1;
  return (
    <>
      {hasLabels && (
        <LabelChoice
          id={problemTargets.getGroupId(null)}
          item={item}
          chosenLabelId={choice.priceLabelId}
          discount={findDiscount(item, discounts)}
          pricesHidden={pricesHidden}
          error={findMessage(errors, ({ reason }) => reason.startsWith('label'))}
          onChange={(labelId) => change(changePriceLabel(item, choice, labelId))}
        />
      )}
      {minimum > 1 && !(hasLabels && minimum === labelMinimum) && (
        <Text tone="mute">{t('item.minimum', { count: minimum })}</Text>
      )}
    </>
  );
}

/** All choices of an item: price label, options and note. */
export function ItemOptions({ item, type, itemChoice, problemTargets }: ItemOptionsProps) {
  const { t } = useTranslation();
  const { pricesHidden, noteHidden, hasKitchen } = useBusiness(({ business }) => ({
    pricesHidden: !!business?.hidesPrices,
    noteHidden: business?.hidesItemNote,
    // Shops and salons sell products and services, so they have no kitchen.
    hasKitchen: business?.dineInLabel !== 'product_service',
  }));
  const { choice, change } = itemChoice;
  const errors = useChoiceErrors(itemChoice);
  const isBlocked = !!useItemBlocker(item, type);
  // Hide the note field while the item cannot be ordered. A note that the customer has already typed stays visible.
  const hasNote = (item.commentRequired || !noteHidden) && (!isBlocked || !!choice.note);
  return (
    <>
      <PriceOptions item={item} type={type} itemChoice={itemChoice} problemTargets={problemTargets} />
      {getActiveGroups(item, choice.modifiers).map((activeGroup) => (
        <OptionGroup
          key={activeGroup.path}
          activeGroup={activeGroup}
          chosenModifiers={choice.modifiers}
          onChange={(modifiers) =>
            change({ modifiers: applyOptionChange(item, choice.modifiers, modifiers) })
          }
          pricesHidden={pricesHidden}
          type={type}
          getGroupId={problemTargets.getGroupId}
          getError={({ path }) => findMessage(errors, (problem) => problem.activeGroup?.path === path)}
        />
      ))}
      {hasNote && (
        <TextArea
          ref={problemTargets.noteRef}
          label={t(hasKitchen ? 'item.note' : 'checkout.note')}
          optionalLabel={item.commentRequired ? undefined : t('ui.optional')}
          hint={t(hasKitchen ? 'item.noteHint' : 'checkout.noteHint')}
          maxLength={MAX_NOTE_LENGTH}
          required={item.commentRequired}
          value={choice.note}
          onChange={(note) => change({ note })}
          error={findMessage(errors, ({ reason }) => reason === 'note_required')}
        />
      )}
    </>
  );
}
