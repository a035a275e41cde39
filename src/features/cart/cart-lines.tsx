import type { Quote } from '../../api/schemas/order.ts';
import type { CartLine } from '../../domain/cart/types.ts';
import type { Bill } from '../../domain/pricing/types.ts';
import { useT } from '../../i18n/context.tsx';
import { useLineExplanation } from '../shared/explain/line-explanation.tsx';
import { usePriceTerms } from '../shared/explain/use-price-terms.ts';
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
  const t = useT();
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
