import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineProblemText } from '../../components/cart/line-problem-text.ts';
import { renderLineExplanation } from '../../components/cart/receipt-lines.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useItemOpener } from '../../components/menu/item-opener.ts';
import { useLineOptionsFormatter } from '../../components/menu/use-line-options-formatter.ts';
import { usePriceTerms } from '../../components/pricing/price-terms.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import { getCountRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { add, multiply } from '../../domain/money/arithmetic.ts';
import type { Bill, LineProblem, PricedLine } from '../../domain/pricing/pricing-types.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useCart, useMenu, usePricesHidden } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { trash } from '../../ui/icons/icon-paths-more.ts';
import { Button, getButtonClass } from '../../ui/inputs/button.tsx';
import { Stepper } from '../../ui/inputs/stepper.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

export interface CartLinesProps {
  lines: readonly CartLine[];
  bill: Bill;
  /** The bill as a quote. The explanation of each line's price is derived from it. */
  quote: Quote;
  onRemove: (line: CartLine) => void;
}

/** The lines in the order in which they were added, each with its price or its problem. */
export function CartLines({ lines, bill, quote, onRemove }: CartLinesProps) {
  const { t } = useTranslation();
  const terms = usePriceTerms();
  const pricedLines = new Map(
    bill.lines.map((pricedLine, index) => [
      pricedLine.line.key,
      { pricedLine, quoteLine: quote.lines[index] },
    ]),
  );
  const problems = new Map(bill.problems.map((problem) => [problem.line.key, problem]));
  return (
    <ul aria-label={t('cart.lines')}>
      {lines.map(({ key }) => {
        const entry = pricedLines.get(key);
        const problem = problems.get(key);
        return (
          <li key={key}>
            {entry && (
              <CartLineRow
                pricedLine={entry.pricedLine}
                explanation={entry.quoteLine && renderLineExplanation(entry.quoteLine, terms)}
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

/** Aligns the old and the new price to the end when they wrap into two lines. */
const Amounts = styled('span', { '& > span': { justifyContent: 'flex-end' } });

interface CartLineRowProps {
  pricedLine: PricedLine;
  explanation: ReactNode;
  /** Removes the line. The caller moves the focus. */
  onRemove: (line: CartLine) => void;
}

/** A line that can be ordered: its options, its price, and buttons to change it. */
function CartLineRow({ pricedLine, explanation, onRemove }: CartLineRowProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const format = useFormat();
  const formatOptions = useLineOptionsFormatter();
  const pricesHidden = usePricesHidden();
  const { setCount, reportCountLimit } = useCart((state) => ({
    setCount: state.setCount,
    reportCountLimit: state.reportCountLimit,
  }));
  const { line, item } = pricedLine;
  const name = localize(item.name);
  const rule = getCountRule(item, line.priceLabelId);
  const priceBeforeDiscount = multiply(add(pricedLine.unitPrice, pricedLine.modifiersPrice), line.count);
  const isReduced = pricedLine.discountedPrice.minor < pricedLine.unitPrice.minor;
  const { options, parts } = formatOptions(pricedLine.priceLabel, pricedLine.modifiers);
  const details = [options, line.note && t('cart.note', { note: line.note })];

  return (
    <LineItem
      picture={item.image}
      name={name}
      details={details.filter(Boolean)}
      parts={parts}
      price={
        !pricesHidden && (
          <Amounts>
            <Price
              amount={format.formatMoney(pricedLine.total)}
              oldAmount={isReduced ? format.formatMoney(priceBeforeDiscount) : undefined}
              oldLabel={t('cart.wasLabel')}
              newLabel={t('cart.nowLabel')}
            />
          </Amounts>
        )
      }
      explanation={pricesHidden ? null : explanation}
      explainLabel={t('why.figure')}
      actions={
        <Row gap="1">
          <EditLine line={line} item={item} />
          {rule.isSingleUnit && <RemoveLine name={name} onPress={() => onRemove(line)} />}
        </Row>
      }
      count={
        !rule.isSingleUnit && (
          <Stepper
            value={line.count}
            max={rule.maximum}
            removeIcon={trash}
            label={t('ui.quantityOf', { name })}
            decreaseLabel={line.count <= rule.minimum ? t('cart.remove', { name }) : t('ui.decrease')}
            increaseLabel={t('ui.increase')}
            format={format.formatNumber}
            onLimit={() => reportCountLimit(line)}
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

/** Reasons that the customer cannot fix by editing the line. */
const UNFIXABLE_REASONS: ReadonlySet<LineProblem['reason']> = new Set([
  'item_gone',
  'not_sold_for_order_type',
  'sold_out',
  'not_now',
]);

/** A line that cannot be ordered as it is, with the reason and a way to fix it. */
function ProblemLineRow({ problem, onRemove }: ProblemLineRowProps) {
  const { t } = useTranslation();
  const { line, reason } = problem;
  const { name, reasonText } = useLineProblemText(problem);
  const item = useMenu(({ findItem }) => findItem(line.itemId));
  const canEdit = item && !UNFIXABLE_REASONS.has(reason);
  return (
    <LineItem
      picture={item?.image ?? null}
      name={t('cart.times', { quantity: line.count, name })}
      price={null}
      actions={
        <>
          <Text tone="danger" strong css={{ marginInlineStart: '$2' }}>
            {reasonText}
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

/** Opens the item to edit its line: in a dialog over the cart if the layout supports item dialogs, else on a screen. */
function EditLine({ line, item }: { line: CartLine; item: MenuItem }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const pathParams = usePathParams();
  const openItem = useItemOpener();
  const label = t('cart.edit', { name: localize(item.name) });
  if (openItem) {
    return (
      <Button
        variant="quiet"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => openItem({ itemId: item.id, lineKey: line.key })}
      >
        {t('ui.edit')}
      </Button>
    );
  }
  return (
    <Link
      to={paths.item({ ...pathParams, categoryId: item.categoryId, itemId: item.id })}
      state={{ lineKey: line.key }}
      className={getButtonClass({ variant: 'quiet' })}
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
