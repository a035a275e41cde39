import type { ChosenModifier } from '../../domain/cart/types.ts';
import type { ModifierGroup } from '../../domain/menu/types.ts';
import { useFormat, useT, useText } from '../../i18n/context.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { choose, chosenIn, type GroupRule, kindOf, mostOf, quantityOf, ruleOf } from './group-choice.ts';

export interface OptionGroupProps {
  id: string;
  group: ModifierGroup;
  chosen: readonly ChosenModifier[];
  onChange: (chosen: ChosenModifier[]) => void;
  pricesHidden: boolean;
  error: string | undefined;
}

/** A modifier group, with its rule spelled out. */
export function OptionGroup({ id, group, chosen, onChange, pricesHidden, error }: OptionGroupProps) {
  const t = useT();
  const text = useText();
  const { money, number } = useFormat();
  const rule = useRuleText();
  const kind = kindOf(group);
  const isDone = group.min > 0 && chosenIn(group, chosen) >= group.min;
  return (
    <ChoiceGroup
      id={id}
      legend={text(group.name)}
      rule={rule(ruleOf(group))}
      ruleState={error ? 'missing' : isDone ? 'done' : 'open'}
      error={error}
      kind={kind}
      options={group.modifiers.map((modifier) => {
        const quantity = quantityOf(chosen, modifier.id);
        const max = Math.max(quantity, mostOf(group, modifier, chosen));
        return {
          id: modifier.id,
          label: text(modifier.name),
          detail:
            pricesHidden || !modifier.price.minor
              ? undefined
              : t('item.plus', { price: money(modifier.price) }),
          note: modifier.available ? undefined : t('item.unavailable'),
          quantity,
          max,
          disabled: !modifier.available || (kind === 'checkbox' && !max),
        };
      })}
      onChange={(option, quantity) => onChange(choose(group, chosen, option, quantity))}
      decreaseLabel={({ label }) => t('menu.removeOne', { name: label })}
      increaseLabel={({ label }) => t('menu.addOne', { name: label })}
      format={number}
    />
  );
}

function useRuleText(): (rule: GroupRule) => string {
  const t = useT();
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
