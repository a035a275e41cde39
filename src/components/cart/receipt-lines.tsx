import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { useChosenText } from '../menu/use-chosen-text.ts';
import { useLineExplanation } from '../pricing/line-explanation.tsx';
import type { PriceTerms } from '../pricing/price-terms.ts';
import { keyed } from './keyed.ts';
import { useAmount } from './use-amount.ts';

export interface ReceiptLinesProps {
  quote: Quote;
  label: string;
  /** What it was priced with, where that is known. */
  terms?: PriceTerms;
}

/** What a quote is for, without pictures: a summary before ordering, a receipt after. */
export function ReceiptLines({ quote, label, terms }: ReceiptLinesProps) {
  const { t } = useTranslation();
  const text = useText();
  const chosenText = useChosenText();
  const amount = useAmount(quote);
  const explain = useLineExplanation(quote, terms);
  return (
    <ul aria-label={label}>
      {keyed(quote.lines).map(({ key, line }) => {
        const chosen = chosenText(
          line.price_label,
          line.modifiers.map(({ locales, quantity }) => ({ name: locales, quantity })),
        );
        const note = line.comment && t('cart.note', { note: line.comment });
        return (
          <li key={key}>
            <LineItem
              name={t('cart.times', { quantity: line.quantity, name: text(line.name) })}
              details={[chosen, note].filter(Boolean)}
              price={<Price amount={amount(line.total_price)} />}
              explanation={explain(line)}
              explainLabel={t('why.figure')}
            />
          </li>
        );
      })}
    </ul>
  );
}
