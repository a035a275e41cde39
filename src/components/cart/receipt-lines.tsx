import { useTranslation } from 'react-i18next';
import type { Quote, QuoteLine } from '../../domain/pricing/quote.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { useLineOptionsFormatter } from '../menu/use-line-options-formatter.ts';
import { Explanation } from '../pricing/explanation.tsx';
import { buildLineSteps } from '../pricing/figure-steps.ts';
import { NO_TERMS, type PriceTerms } from '../pricing/price-terms.ts';

/** Pairs each line with its index as React key. Lines of a quote have no ids and keep their order. */
export const addLineKeys = ({ lines }: Pick<Quote, 'lines'>) =>
  lines.map((line, index) => ({ key: String(index), line }));

/** Renders the steps that lead to the price of a line; null if the quote's data does not lead to that price. */
export function renderLineExplanation(line: QuoteLine, terms: PriceTerms = NO_TERMS) {
  const steps = buildLineSteps(line, terms);
  return steps && <Explanation steps={steps} />;
}

export interface ReceiptLinesProps {
  quote: Quote;
  label: string;
  /** The rates that the quote was priced with. If given, the explanations mention them. */
  terms?: PriceTerms;
}

/** The lines of a quote without pictures, for the order summary and the receipt. */
export function ReceiptLines({ quote, label, terms }: ReceiptLinesProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const formatOptions = useLineOptionsFormatter();
  return (
    <ul aria-label={label}>
      {addLineKeys(quote).map(({ key, line }) => {
        const { options: optionsText, parts } = formatOptions(line.priceLabel, line.modifiers);
        const note = line.note && t('cart.note', { note: line.note });
        return (
          <li key={key}>
            <LineItem
              name={t('cart.times', { quantity: line.quantity, name: localize(line.name) })}
              details={[optionsText, note].filter(Boolean)}
              parts={parts}
              price={!pricesHidden && <Price amount={formatMoney(line.total)} />}
              explanation={pricesHidden ? null : renderLineExplanation(line, terms)}
              explainLabel={t('why.figure')}
            />
          </li>
        );
      })}
    </ul>
  );
}
