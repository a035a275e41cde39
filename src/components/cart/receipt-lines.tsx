import { useTranslation } from 'react-i18next';
import type { Quote, QuoteLine } from '../../domain/pricing/quote.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { useLineOptionsFormatter } from '../menu/use-line-options-formatter.ts';
import { Explanation } from '../pricing/explanation.tsx';
import { lineSteps } from '../pricing/figure-steps.ts';
import { NO_TERMS, type PriceTerms } from '../pricing/price-terms.ts';

/** The lines with a key each: lines of a quote have no ids and never change places. */
export const keyedLines = ({ lines }: Pick<Quote, 'lines'>) =>
  lines.map((line, index) => ({ key: String(index), line }));

/** How the price of a line came about; null when the quote does not lead to it. */
export function explainLine(line: QuoteLine, terms: PriceTerms = NO_TERMS) {
  const steps = lineSteps(line, terms);
  return steps && <Explanation steps={steps} />;
}

export interface ReceiptLinesProps {
  quote: Quote;
  label: string;
  /** What it was priced with, where that is known. */
  terms?: PriceTerms;
}

/** The lines of a quote without pictures: a summary before ordering, a receipt after. */
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
