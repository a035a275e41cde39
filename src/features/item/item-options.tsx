import { useTranslation } from 'react-i18next';
import { askedGroups, settleOptions } from '../../domain/menu/asked-groups.ts';
import type { ChoiceProblem } from '../../domain/menu/check-choice.ts';
import { countRule, labelOf } from '../../domain/menu/item-choice.ts';
import type { MenuItem, SellingType } from '../../domain/menu/menu-types.ts';
import { discountFor } from '../../domain/pricing/discount.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { withLabel } from './initial-choice.ts';
import { LabelChoice } from './label-choice.tsx';
import { OptionGroup } from './option-group.tsx';
import { useDiscounts } from './use-discounts.ts';
import type { ItemChoice } from './use-item-choice.ts';
import { type ProblemPlaces, useProblemText } from './use-problem-places.ts';

/** As much as an order line's comment may hold. */
const NOTE_LENGTH = 500;

export interface ItemOptionsProps {
  item: MenuItem;
  type: SellingType;
  making: ItemChoice;
  places: ProblemPlaces;
}

/** What is wrong with a choice, as it is shown where `isAbout` says. */
function useErrors({
  shown,
}: ItemChoice): (isAbout: (problem: ChoiceProblem) => boolean) => string | undefined {
  const problemText = useProblemText();
  return (isAbout) => {
    const problem = shown.find(isAbout);
    return problem && problemText(problem);
  };
}

/** Which size an item is taken at, where it has several; how many it must be. */
export function PriceOptions({ item, type, making, places }: ItemOptionsProps) {
  const { t } = useTranslation();
  const discounts = useDiscounts(type);
  const pricesHidden = useBusiness(({ business }) => !!business?.hidePrice);
  const { choice, change } = making;
  const errorOf = useErrors(making);
  const { minimum } = countRule(item, choice.priceLabelId);
  const labelMinimum = labelOf(item, choice.priceLabelId)?.minimum ?? 1;
  const hasLabels = item.priceLabels.length > 1;
  return (
    <>
      {hasLabels && (
        <LabelChoice
          id={places.idOf(null)}
          item={item}
          chosen={choice.priceLabelId}
          discount={discountFor(item, discounts)}
          pricesHidden={pricesHidden}
          error={errorOf(({ reason }) => reason.startsWith('label'))}
          onChange={(labelId) => change(withLabel(item, choice, labelId))}
        />
      )}
      {minimum > 1 && !(hasLabels && minimum === labelMinimum) && (
        <Text tone="mute">{t('item.minimum', { count: minimum })}</Text>
      )}
    </>
  );
}

/** Everything of an item that is chosen: its size, its options, a note. */
export function ItemOptions({ item, type, making, places }: ItemOptionsProps) {
  const { t } = useTranslation();
  const { pricesHidden, noteHidden } = useBusiness(({ business }) => ({
    pricesHidden: !!business?.hidePrice,
    noteHidden: business?.hideItemNote,
  }));
  const { choice, change } = making;
  const errorOf = useErrors(making);
  return (
    <>
      <PriceOptions item={item} type={type} making={making} places={places} />
      {askedGroups(item, choice.modifiers).map((asked) => (
        <OptionGroup
          key={asked.place}
          asked={asked}
          chosen={choice.modifiers}
          onChange={(modifiers) => change({ modifiers: settleOptions(item, choice.modifiers, modifiers) })}
          pricesHidden={pricesHidden}
          idOf={places.idOf}
          errorOf={({ place }) => errorOf((problem) => problem.asked?.place === place)}
        />
      ))}
      {(item.commentRequired || !noteHidden) && (
        <TextArea
          ref={places.note}
          label={t('item.note')}
          optionalLabel={item.commentRequired ? undefined : t('ui.optional')}
          hint={t('item.noteHint')}
          maxLength={NOTE_LENGTH}
          required={item.commentRequired}
          value={choice.note}
          onChange={(note) => change({ note })}
          error={errorOf(({ reason }) => reason === 'note_required')}
        />
      )}
    </>
  );
}
