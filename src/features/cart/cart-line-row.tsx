import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenText } from '../../components/menu/use-chosen-text.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import { countRule } from '../../domain/menu/item-choice.ts';
import { add, multiply } from '../../domain/money/arithmetic.ts';
import type { PricedLine } from '../../domain/pricing/pricing-types.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { trash } from '../../ui/icons/icon-paths-more.ts';
import { Stepper } from '../../ui/inputs/stepper.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { EditLine, RemoveLine } from './line-actions.tsx';

/** Where two amounts do not fit beside each other, both end where all amounts do. */
const Amounts = styled('span', { '& > span': { justifyContent: 'flex-end' } });

export interface CartLineRowProps {
  priced: PricedLine;
  /** How its price came about. */
  explanation: ReactNode;
  /** Takes the line out; the owner keeps focus somewhere sensible. */
  onRemove: (line: CartLine) => void;
}

/** A line of the cart that can be ordered: what was chosen, its price, and the ways to change it. */
export function CartLineRow({ priced, explanation, onRemove }: CartLineRowProps) {
  const { t } = useTranslation();
  const text = useText();
  const format = useFormat();
  const chosenText = useChosenText();
  const setCount = useCart((state) => state.setCount);
  const { line, item } = priced;
  const name = text(item.name);
  const rule = countRule(item, line.priceLabelId);
  const before = multiply(add(priced.unitPrice, priced.modifiersPrice), line.count);
  const isReduced = priced.discountedPrice.minor < priced.unitPrice.minor;
  const details = [
    chosenText(priced.priceLabel, priced.modifiers),
    line.note && t('cart.note', { note: line.note }),
  ];

  return (
    <LineItem
      picture={item.image}
      name={name}
      details={details.filter(Boolean)}
      price={
        <Amounts>
          <Price
            amount={format.money(priced.total)}
            was={isReduced ? format.money(before) : undefined}
            wasLabel={t('cart.wasLabel')}
            nowLabel={t('cart.nowLabel')}
          />
        </Amounts>
      }
      explanation={explanation}
      explainLabel={t('why.figure')}
      actions={
        <Row gap="1">
          <EditLine line={line} item={item} />
          {rule.single && <RemoveLine name={name} onPress={() => onRemove(line)} />}
        </Row>
      }
      count={
        !rule.single && (
          <Stepper
            value={line.count}
            max={rule.maximum}
            lastIcon={trash}
            label={t('ui.quantityOf', { name })}
            decreaseLabel={line.count <= rule.minimum ? t('cart.remove', { name }) : t('ui.decrease')}
            increaseLabel={t('ui.increase')}
            format={format.number}
            onChange={(count) => (count < rule.minimum ? onRemove(line) : setCount(line.key, count))}
          />
        )
      }
    />
  );
}
