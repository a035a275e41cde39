import type { QuoteLine } from '../../api/contract/quote-contract.ts';
import { SumSteps } from '../../ui/cards/sum-steps.tsx';
import { lineSteps } from './line-steps.ts';
import { NO_TERMS, type PriceTerms } from './price-terms.ts';
import type { QuoteCurrency } from './quote-money.ts';
import { useStepWords } from './use-step-words.ts';

/** How the price of a line came about, for `LineItem`; null when the quote does not say. */
export function useLineExplanation(currency: QuoteCurrency, terms: PriceTerms = NO_TERMS) {
  const wordsOf = useStepWords();
  return (line: QuoteLine) => {
    const steps = lineSteps(line, currency, terms);
    return steps && <SumSteps steps={wordsOf(steps)} />;
  };
}
