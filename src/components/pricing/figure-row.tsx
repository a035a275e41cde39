import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { BillRow } from '../../ui/cards/bill-row.tsx';
import { SumSteps } from '../../ui/cards/sum-steps.tsx';
import { useAmount } from '../cart/use-amount.ts';
import { figureSteps } from './figure-steps.ts';
import type { Figure } from './figures.ts';
import type { PriceTerms } from './price-terms.ts';
import { useFigureLabel } from './use-figure-label.ts';
import { useFigureNote } from './use-figure-note.ts';
import { useStepWords } from './use-step-words.ts';

const TONES: Readonly<Partial<Record<Figure['kind'], 'total' | 'saving'>>> = {
  total: 'total',
  due: 'total',
  coupon: 'saving',
  saved: 'saving',
};

export interface FigureRowProps {
  figure: Figure;
  quote: Quote;
  terms: PriceTerms;
}

/** A figure of the bill, which opens to how it came about. */
export function FigureRow({ figure, quote, terms }: FigureRowProps) {
  const { t } = useTranslation();
  const amount = useAmount(quote);
  const labelOf = useFigureLabel();
  const noteOf = useFigureNote();
  const wordsOf = useStepWords();
  const steps = figureSteps(figure, quote, terms);
  const note = noteOf(figure, quote, terms);
  const isFree = figure.kind === 'deliveryFee' && figure.amount === 0;
  return (
    <BillRow
      label={labelOf(figure, quote.coupon_code)}
      value={isFree ? t('cart.free') : amount(figure.amount)}
      tone={isFree ? 'saving' : (TONES[figure.kind] ?? 'plain')}
      explainLabel={t(figure.kind === 'total' ? 'cart.explain' : 'why.figure')}
      explanation={(steps || note) && <SumSteps note={note} steps={steps && !isFree ? wordsOf(steps) : []} />}
    />
  );
}
