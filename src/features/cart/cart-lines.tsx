import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { useLineExplanation } from '../../components/pricing/line-explanation.tsx';
import { usePriceTerms } from '../../components/pricing/use-price-terms.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { Bill } from '../../domain/pricing/pricing-types.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { ProblemLineRow } from './problem-line-row.tsx';

export interface CartLinesProps {
  lines: readonly CartLine[];
  bill: Bill;
  /** The same as a quote. */
  quote: Quote;
  onRemove: (line: CartLine) => void;
}

/** The lines in the order they were added, each with its price or with what is the matter with it. */
export function CartLines({ lines, bill, quote, onRemove }: CartLinesProps) {
  const { t } = useTranslation();
  const explain = useLineExplanation(quote, usePriceTerms());
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
                explanation={line.quoted && explain(line.quoted)}
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
