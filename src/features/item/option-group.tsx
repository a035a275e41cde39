import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartUnavailableReason } from '../../components/menu/use-offered-parts.ts';
import type { ChosenModifier } from '../../domain/cart/cart-types.ts';
import type { ActiveGroup } from '../../domain/menu/active-groups.ts';
import { getDeposit } from '../../domain/menu/item-choice.ts';
import type { Modifier, ModifierGroup, OrderType } from '../../domain/menu/menu-types.ts';
import { isFixedPart } from '../../domain/menu/set-parts.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import type { ChoiceOption } from '../../ui/inputs/choice-row.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { FixedPart } from './fixed-part.tsx';
import {
  countChosen,
  type GroupRule,
  getGroupKind,
  getGroupRule,
  getMaxQuantity,
  getQuantity,
  getVisibleOptions,
  isFoldable,
  setOptionQuantity,
} from './group-choice.ts';

export interface OptionGroupProps {
  activeGroup: ActiveGroup;
  chosenModifiers: readonly ChosenModifier[];
  onChange: (chosenModifiers: ChosenModifier[]) => void;
  pricesHidden: boolean;
  /** Returns the DOM id of a group's fieldset. */
  getGroupId: (activeGroup: ActiveGroup) => string;
  getError: (activeGroup: ActiveGroup) => string | undefined;
  type: OrderType;
}

/** A modifier group with its rule, or a part of a set. Nested groups appear below the chosen option. */
export const OptionGroup = (props: OptionGroupProps) =>
  isFixedPart(props.activeGroup.group) ? <FixedPartGroup {...props} /> : <SelectableGroup {...props} />;

/** A part of a set that offers no choice of dish. */
function FixedPartGroup(props: OptionGroupProps) {
  const { activeGroup, getGroupId } = props;
  const { group, selectedOptions } = activeGroup;
  const { t } = useTranslation();
  const localize = useLocalize();
  const getNote = useOptionNote(props);
  const [dish] = group.modifiers;
  const groups = selectedOptions.flatMap(({ childGroups }) => childGroups);
  const name = localize(group.name);
  return (
    <FixedPart
      id={getGroupId(activeGroup)}
      name={group.min > 1 ? t('cart.times', { quantity: group.min, name }) : name}
      note={dish && getNote(dish)}
      picture={dish?.image ?? null}
    >
      {groups.length > 0 &&
        groups.map((nested) => <OptionGroup key={nested.path} {...props} activeGroup={nested} />)}
    </FixedPart>
  );
}

function SelectableGroup(props: OptionGroupProps) {
  const { activeGroup, chosenModifiers, onChange, getGroupId, getError } = props;
  const { group } = activeGroup;
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatNumber } = useFormat();
  const ruleText = useRuleText(getGroupRule(group));
  const rule = [ruleText, useIncludedText(group)].filter(Boolean).join(' · ');
  const options = useModifierOptions(props);
  const [isOpen, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const name = localize(group.name);
  const error = getError(activeGroup);
  const isSatisfied = group.min > 0 && countChosen(group, chosenModifiers) >= group.min;
  const id = getGroupId(activeGroup);
  return (
    <ChoiceGroup
      id={id}
      legend={name}
      rule={rule}
      ruleState={error ? 'missing' : isSatisfied ? 'done' : 'open'}
      error={error}
      kind={getGroupKind(group)}
      options={getVisibleOptions(options, isOpen, term)}
      onChange={(option, quantity) => onChange(setOptionQuantity(group, chosenModifiers, option, quantity))}
      getDecreaseLabel={({ label }) => t('menu.removeOne', { name: label })}
      getIncreaseLabel={({ label }) => t('menu.addOne', { name: label })}
      formatQuantity={formatNumber}
      tools={
        isOpen && (
          <SearchField
            label={t('item.findOption', { group: name })}
            clearLabel={t('ui.clear')}
            value={term}
            onChange={setTerm}
          />
        )
      }
      moreButton={
        isFoldable(options) && !isOpen ? (
          <Button
            variant="quiet"
            block
            onClick={({ currentTarget }) => {
              // A click removes this button, so move the focus to the group.
              currentTarget.closest<HTMLElement>('fieldset')?.focus({ preventScroll: true });
              setOpen(true);
            }}
          >
            {t('item.showAll', { count: options.length })}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Returns a function that returns the note of an option: why it cannot be chosen, or the deposit of a dish in a set. */
function useOptionNote({ type, pricesHidden }: OptionGroupProps): (modifier: Modifier) => string | undefined {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  const getUnavailableReason = usePartUnavailableReason(type);
  return ({ part, available }) => {
    if (!part) return available ? undefined : t('item.unavailable');
    const reason = getUnavailableReason(part) ?? (available ? null : t('menu.soldOut'));
    const deposit = pricesHidden ? null : getDeposit(part, type);
    return reason ?? (deposit ? `${t('cart.deposits')}: ${formatMoney(deposit)}` : undefined);
  };
}

/** The modifiers of a group as rows of a choice group. */
function useModifierOptions(props: OptionGroupProps): ChoiceOption[] {
  const { activeGroup, chosenModifiers, pricesHidden } = props;
  const { group } = activeGroup;
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const getNote = useOptionNote(props);
  const kind = getGroupKind(group);
  const hasPictures = group.modifiers.some(({ image }) => image);
  return group.modifiers.map((modifier) => {
    const quantity = getQuantity(chosenModifiers, modifier.id);
    const max = Math.max(quantity, getMaxQuantity(group, modifier, chosenModifiers));
    const selectedOption = activeGroup.selectedOptions.find((option) => option.modifier === modifier);
    const childGroups = selectedOption?.childGroups ?? [];
    return {
      id: modifier.id,
      label: localize(modifier.name),
      detail:
        pricesHidden || !modifier.price.minor
          ? undefined
          : selectedOption && selectedOption.includedQuantity === selectedOption.quantity
            ? t('item.includedFree')
            : renderSentence('item.plus', { price: formatMoney(modifier.price) }),
      note: getNote(modifier),
      quantity,
      max,
      disabled: !modifier.available || (kind === 'checkbox' && !max),
      picture: hasPictures ? modifier.image : undefined,
      nestedContent:
        childGroups.length > 0 &&
        childGroups.map((nested) => <OptionGroup key={nested.path} {...props} activeGroup={nested} />),
    };
  });
}

/** Formats how many options the item's price includes. Undefined if none. */
function useIncludedText({ included }: ModifierGroup): string | undefined {
  const { t } = useTranslation();
  const { formatNumber } = useFormat();
  if (!included) return undefined;
  const key = included.choice === 'first' ? 'item.includedFirst' : 'item.includedCheapest';
  return t(key, { number: formatNumber(included.count) });
}

function useRuleText(rule: GroupRule): string {
  const { t } = useTranslation();
  const { formatNumber } = useFormat();
  switch (rule.kind) {
    case 'exactly':
      return t('item.chooseExactly', { count: rule.count });
    case 'upTo':
      return t('item.chooseUpTo', { count: rule.count });
    case 'atLeast':
      return t('item.chooseAtLeast', { count: rule.count });
    case 'between':
      return t('item.chooseBetween', { min: formatNumber(rule.min), max: formatNumber(rule.max) });
    case 'optional':
      return t('ui.optional');
  }
}
