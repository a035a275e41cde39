import { useTranslation } from 'react-i18next';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { BillRow } from '../../ui/cards/bill-row.tsx';
import { Explanation } from './explanation.tsx';
import { buildFigureSteps } from './figure-steps.ts';
import { useFigureLabel, useFigureNote } from './figure-text.ts';
import type { Figure } from './figures.ts';
import type { PriceTerms } from './price-terms.ts';

const TONES: Readonly<Partial<Record<Figure['kind'], 'total' | 'saving'>>> = {
  total: 'total',
  due: 'total',
  paid: 'total',
  coupon: 'saving',
  saved: 'saving',
};

export interface FigureRowProps {
  figure: Figure;
  quote: Quote;
  terms: PriceTerms;
}

/** A row of the bill that expands to the explanation of its amount. */
export function FigureRow({ figure, quote, terms }: FigureRowProps) {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  const label = useFigureLabel(figure, {
    couponCode: quote.couponCode,
    isShipped: !!terms.delivery?.isShipped,
  });
  const note = useFigureNote(figure, quote, terms);
  const steps = buildFigureSteps(figure, quote, terms);
  const isFree = figure.kind === 'deliveryFee' && figure.amount.minor === 0;
  return (
    <BillRow
      label={label}
      code={(figure.kind === 'coupon' && quote.couponCode) || undefined}
      value={isFree ? t('cart.free') : formatMoney(figure.amount)}
      hasWords={isFree}
      tone={isFree ? 'saving' : (TONES[figure.kind] ?? 'plain')}
      explainLabel={t(figure.kind === 'total' ? 'cart.explain' : 'why.figure')}
      explanation={(steps || note) && <Explanation note={note} steps={isFree ? [] : (steps ?? [])} />}
    />
  );
}
