import { useTranslation } from 'react-i18next';
import type { ChoiceProblem } from '../../domain/menu/check-choice.ts';
import { type CountRule, findPriceLabel, getCountRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem, OrderType, PriceLabel } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import { priceChoice } from '../../domain/pricing/choice-price.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stepper } from '../../ui/inputs/stepper.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useDiscounts } from './use-discounts.ts';
import type { ItemBlocker } from './use-item-blocker.ts';
import type { ItemChoice } from './use-item-choice.ts';
import { useMeasureFormatters } from './use-measure-formatters.ts';

const FooterGrid = styled('div', { flex: 1, minWidth: 0, display: 'grid', gap: '$1' });

/** Takes up no space while it is empty, but stays in the document so that screen readers announce its text. */
const CountLimitText = styled(Text, { '&:empty': { position: 'absolute' } });

interface ItemFooterProps {
  name: string;
  count: number;
  rule: CountRule;
  /** Number of units that still fit in the cart. */
  addableUnits: number;
  /** The chosen price label, for its weight or volume. */
  label: PriceLabel | undefined;
  onCount: (count: number) => void;
  /** Null when prices are hidden, or before the customer chose a price label. */
  total: Money | null;
  isEditing: boolean;
  onSubmit: () => void;
}

/** Quantity and submit button with the total. */
function ItemFooter(props: ItemFooterProps) {
  const { name, count, rule, addableUnits, label, onCount, total, isEditing, onSubmit } = props;
  const { t } = useTranslation();
  const { formatMoney, formatNumber } = useFormat();
  const { formatContent } = useMeasureFormatters();
  const unitContent = formatContent(label);
  const totalContent = formatContent(label, count);
  const unitsInCart = rule.maximum - addableUnits;
  const isAtLimit = !rule.isSingleUnit && count >= addableUnits;
  return (
    <FooterGrid>
      <CountLimitText role="status" size="s" tone={count > addableUnits ? 'danger' : 'mute'}>
        {isAtLimit && unitsInCart > 0 && `${t('menu.inCart', { count: unitsInCart })} · `}
        {isAtLimit && t('cart.maximum', { name, maximum: formatNumber(rule.maximum) })}
      </CountLimitText>
      {unitContent && totalContent && !rule.isSingleUnit && (
        <Text size="s" tone="mute">
          {count > 1
            ? t('item.holdsInAll', { count, each: unitContent, all: totalContent })
            : t('item.holds', { each: unitContent })}
        </Text>
      )}
      <Row css={{ [cramped]: { flexWrap: 'wrap' } }}>
        {!rule.isSingleUnit && (
          <Stepper
            size="l"
            value={count}
            min={rule.minimum}
            max={Math.max(rule.minimum, addableUnits)}
            onChange={onCount}
            label={
              unitContent ? t('item.quantityEach', { name, each: unitContent }) : t('ui.quantityOf', { name })
            }
            decreaseLabel={t('ui.decrease')}
            increaseLabel={t('ui.increase')}
            format={formatNumber}
          />
        )}
        <Button size="l" block spread onClick={onSubmit}>
          <span>{t(isEditing ? 'item.updateCart' : 'item.addToCart')}</span>
          {total && (
            <>
              {' '}
              <bdi translate="no">{formatMoney(total)}</bdi>
            </>
          )}
        </Button>
      </Row>
    </FooterGrid>
  );
}

export interface ItemActionProps {
  item: MenuItem;
  type: OrderType;
  itemChoice: ItemChoice;
  blocker: ItemBlocker | null;
  onProblem: (problem: ChoiceProblem) => void;
  onDone: () => void;
}

/** Footer of an item sheet: quantity and submit button, or the reason why the item cannot be ordered. */
export function ItemAction({ item, type, itemChoice, blocker, onProblem, onDone }: ItemActionProps) {
  const localize = useLocalize();
  const pricesHidden = useBusiness(({ business }) => business?.hidesPrices);
  const discounts = useDiscounts(type);
  const { choice, change, line, addableUnits, submit } = itemChoice;
  if (blocker) {
    return (
      <Button size="l" block disabled>
        {blocker.buttonText}
      </Button>
    );
  }
  return (
    <ItemFooter
      name={localize(item.name)}
      count={choice.count}
      rule={getCountRule(item, choice.priceLabelId)}
      addableUnits={addableUnits}
      label={findPriceLabel(item, choice.priceLabelId)}
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
