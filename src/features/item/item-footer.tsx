import type { CountRule } from '../../domain/menu/choice.ts';
import type { Money } from '../../domain/money/money.ts';
import { useFormat, useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';

export interface ItemFooterProps {
  name: string;
  count: number;
  rule: CountRule;
  onCount: (count: number) => void;
  /** Null where it is not shown, or not known before a size is chosen. */
  total: Money | null;
  isEditing: boolean;
  onSubmit: () => void;
}

/** How many, and the one button, which says what they cost. */
export function ItemFooter({ name, count, rule, onCount, total, isEditing, onSubmit }: ItemFooterProps) {
  const t = useT();
  const { money, number } = useFormat();
  return (
    <>
      {!rule.single && (
        <Stepper
          size="l"
          value={count}
          min={rule.minimum}
          max={rule.maximum}
          onChange={onCount}
          label={t('ui.quantityOf', { name })}
          decreaseLabel={t('ui.decrease')}
          increaseLabel={t('ui.increase')}
          format={number}
        />
      )}
      <Button size="l" block spread onClick={onSubmit}>
        <span>{t(isEditing ? 'item.updateCart' : 'item.addToCart')}</span>
        {total && (
          <>
            {' '}
            <bdi>{money(total)}</bdi>
          </>
        )}
      </Button>
    </>
  );
}
