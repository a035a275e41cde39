import { useTranslation } from 'react-i18next';
import type { Quote, QuoteLine } from '../../domain/pricing/quote.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { useLineOptionsFormatter } from '../menu/use-line-options-formatter.ts';
import { Explanation } from '../pricing/explanation.tsx';
import { lineSteps } from '../pricing/figure-steps.ts';
import { NO_TERMS, type PriceTerms } from '../pricing/price-terms.ts';

/** The lines with React keys. The index serves as key: lines of a quote have no ids and never change places. */
export const keyedLines = ({ lines }: Pick<Quote, 'lines'>) =>
  lines.map((line, index) => ({ key: String(index), line }));

/** The steps that produce the price of a line; null when the quote's data does not lead to that price. */
export function explainLine(line: QuoteLine, terms: PriceTerms = NO_TERMS) {
  const steps = lineSteps(line, terms);
  return steps && <Explanation steps={steps} />;
}

export interface ReceiptLinesProps {
  quote: Quote;
  label: string;
  /** The rates behind the quote, where they are known. */
  terms?: PriceTerms;
}

/** The lines of a quote without pictures, for the order summary and the receipt. */
export function ReceiptLines({ quote, label, terms }: ReceiptLinesProps) {
  const { t } = useTranslation();
  const text = useText();
  const { money } = useFormat();
  const formatOptions = useLineOptionsFormatter();
  return (
    <ul aria-label={label}>
      {keyedLines(quote).map(({ key, line }) => {
        const note = line.note && t('cart.note', { note: line.note });
        return (
          <li key={key}>
            <LineItem
              name={t('cart.times', { quantity: line.quantity, name: text(line.name) })}
              details={[formatOptions(line.priceLabel, line.modifiers), note].filter(Boolean)}
              price={<Price amount={money(line.total)} />}
              explanation={explainLine(line, terms)}
              explainLabel={t('why.figure')}
            />
          </li>
        );
      })}
    </ul>
  );
}
