import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineProblemText } from '../../components/cart/line-problem-text.ts';
import { explainLine } from '../../components/cart/receipt-lines.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useItemOpener } from '../../components/menu/item-opener.ts';
import { useLineOptionsFormatter } from '../../components/menu/use-line-options-formatter.ts';
import { usePriceTerms } from '../../components/pricing/price-terms.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import { countRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { add, multiply } from '../../domain/money/arithmetic.ts';
import type { Bill, LineProblem, PricedLine } from '../../domain/pricing/pricing-types.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { trash } from '../../ui/icons/icon-paths-more.ts';
import { Button, buttonClass } from '../../ui/inputs/button.tsx';
import { Stepper } from '../../ui/inputs/stepper.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

export interface CartLinesProps {
  lines: readonly CartLine[];
  bill: Bill;
  /** The same as a quote. */
  quote: Quote;
  onRemove: (line: CartLine) => void;
}

/** The lines in the order they were added, each with its price or its problem. */
export function CartLines({ lines, bill, quote, onRemove }: CartLinesProps) {
  const { t } = useTranslation();
  const terms = usePriceTerms();
  const priced = new Map(
    bill.lines.map((line, index) => [line.line.key, { line, quoted: quote.lines[index] }]),
  );
  const problems = new Map(bill.problems.map((problem) => [problem.line.key, problem]));
  return (
    <ul aria-label={t('cart.lines')}>
      {lines.map(({ key }) => {
        const line = priced.get(key);
        const problem = problems.get(key);
        return (
          <li key={key}>
            {line && (
              <CartLineRow
                priced={line.line}
                explanation={line.quoted && explainLine(line.quoted, terms)}
                onRemove={onRemove}
              />
            )}
            {problem && <ProblemLineRow problem={problem} onRemove={onRemove} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Two amounts that do not fit beside each other are both aligned to the end. */
const Amounts = styled('span', { '& > span': { justifyContent: 'flex-end' } });

interface CartLineRowProps {
  priced: PricedLine;
  explanation: ReactNode;
  /** Removes the line; the owner takes care of the focus. */
  onRemove: (line: CartLine) => void;
}

/** A line that can be ordered: what was chosen, its price, and buttons to change it. */
function CartLineRow({ priced, explanation, onRemove }: CartLineRowProps) {
  const { t } = useTranslation();
  const text = useText();
  const format = useFormat();
  const formatOptions = useLineOptionsFormatter();
  const setCount = useCart((state) => state.setCount);
  const { line, item } = priced;
  const name = text(item.name);
  const rule = countRule(item, line.priceLabelId);
  const before = multiply(add(priced.unitPrice, priced.modifiersPrice), line.count);
  const isReduced = priced.discountedPrice.minor < priced.unitPrice.minor;
  const details = [
    formatOptions(priced.priceLabel, priced.modifiers),
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

interface ProblemLineRowProps {
  problem: LineProblem;
  onRemove: (line: CartLine) => void;
}

/** Editing the line cannot fix these. */
const NOT_EDITABLE: ReadonlySet<LineProblem['reason']> = new Set([
  'item_gone',
  'not_sold_so',
  'sold_out',
  'not_now',
]);

/** A line that cannot be ordered as it is, with the reason and a way to fix it. */
function ProblemLineRow({ problem, onRemove }: ProblemLineRowProps) {
  const { t } = useTranslation();
  const { line, reason } = problem;
  const { name, why } = useLineProblemText(problem);
  const item = useMenu(({ itemById }) => itemById(line.itemId));
  const canEdit = item && !NOT_EDITABLE.has(reason);
  return (
    <LineItem
      picture={item?.image ?? null}
      name={t('cart.times', { quantity: line.count, name })}
      price={null}
      actions={
        <>
          <Text tone="danger" strong css={{ marginInlineStart: '$2' }}>
            {why}
          </Text>
          <Row gap="1">
            {canEdit && <EditLine line={line} item={item} />}
            <RemoveLine name={name} onPress={() => onRemove(line)} />
          </Row>
        </>
      }
    />
  );
}

/** Opens a line's item to change the line: over the cart, or in the menu beside it. */
function EditLine({ line, item }: { line: CartLine; item: MenuItem }) {
  const { t } = useTranslation();
  const text = useText();
  const here = usePathParams();
  const open = useItemOpener();
  const label = t('cart.edit', { name: text(item.name) });
  if (open) {
    return (
      <Button
        variant="quiet"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => open({ itemId: item.id, lineKey: line.key })}
      >
        {t('ui.edit')}
      </Button>
    );
  }
  return (
    <Link
      to={paths.item({ ...here, categoryId: item.categoryId, itemId: item.id })}
      state={{ lineKey: line.key }}
      className={buttonClass({ variant: 'quiet' })}
      aria-label={label}
    >
      {t('ui.edit')}
    </Link>
  );
}

function RemoveLine({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" aria-label={t('cart.remove', { name })} onClick={onPress}>
      {t('ui.remove')}
    </Button>
  );
}
