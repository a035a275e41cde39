import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenModifier } from '../../domain/cart/cart-types.ts';
import type { AskedGroup } from '../../domain/menu/asked-groups.ts';
import type { Modifier } from '../../domain/menu/menu-types.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import type { ChoiceOption } from '../../ui/inputs/choice-row.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import {
  choose,
  chosenIn,
  type GroupRule,
  isLong,
  kindOf,
  mostOf,
  optionsInSight,
  quantityOf,
  ruleOf,
} from './group-choice.ts';

export interface OptionGroupProps {
  asked: AskedGroup;
  chosen: readonly ChosenModifier[];
  onChange: (chosen: ChosenModifier[]) => void;
  pricesHidden: boolean;
  /** The id of the group's place in the page. */
  idOf: (asked: AskedGroup) => string;
  errorOf: (asked: AskedGroup) => string | undefined;
}

/** A modifier group, with its rule spelled out, and below each chosen option what that asks. */
export function OptionGroup(props: OptionGroupProps) {
  const { asked, chosen, onChange, idOf, errorOf } = props;
  const { group } = asked;
  const { t } = useTranslation();
  const text = useText();
  const { number } = useFormat();
  const rule = useRuleText(ruleOf(group));
  const optionOf = useOption(props);
  const [isOpen, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const options = group.modifiers.map(optionOf);
  const name = text(group.name);
  const error = errorOf(asked);
  const isDone = group.min > 0 && chosenIn(group, chosen) >= group.min;
  const id = idOf(asked);
  return (
    <ChoiceGroup
      id={id}
      legend={name}
      rule={rule}
      ruleState={error ? 'missing' : isDone ? 'done' : 'open'}
      error={error}
      kind={kindOf(group)}
      options={optionsInSight(options, isOpen, term)}
      onChange={(option, quantity) => onChange(choose(group, chosen, option, quantity))}
      decreaseLabel={({ label }) => t('menu.removeOne', { name: label })}
      increaseLabel={({ label }) => t('menu.addOne', { name: label })}
      format={number}
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
      more={
        isLong(options) && !isOpen ? (
          <Button
            variant="quiet"
            block
            onClick={({ currentTarget }) => {
              // The button goes: the focus stays with the group it opens.
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

/** A modifier as a row of its group. */
function useOption(props: OptionGroupProps): (modifier: Modifier) => ChoiceOption {
  const { asked, chosen, pricesHidden } = props;
  const { group } = asked;
  const { t } = useTranslation();
  const text = useText();
  const { money } = useFormat();
  const kind = kindOf(group);
  const hasPictures = group.modifiers.some(({ image }) => image);
  return (modifier) => {
    const quantity = quantityOf(chosen, modifier.id);
    const max = Math.max(quantity, mostOf(group, modifier, chosen));
    const below = asked.taken.find((taken) => taken.modifier === modifier)?.below ?? [];
    return {
      id: modifier.id,
      label: text(modifier.name),
      detail:
        pricesHidden || !modifier.price.minor ? undefined : t('item.plus', { price: money(modifier.price) }),
      note: modifier.available ? undefined : t('item.unavailable'),
      quantity,
      max,
      disabled: !modifier.available || (kind === 'checkbox' && !max),
      picture: hasPictures ? modifier.image : undefined,
      below:
        below.length > 0 &&
        below.map((nested) => <OptionGroup key={nested.place} {...props} asked={nested} />),
    };
  };
}

/** The rule of a group, in the language on screen. */
function useRuleText(rule: GroupRule): string {
  const { t } = useTranslation();
  const { number } = useFormat();
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
}
