import { useTranslation } from 'react-i18next';
import { money as moneyOf } from '../../domain/money/money.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { type SumStep, SumSteps } from '../../ui/cards/sum-steps.tsx';
import { type Formula, isRounded, resultOfSteps, type Step, type StepSubject } from './explanation-steps.ts';

const SUBJECTS: Readonly<Record<Exclude<StepSubject['is'], 'unit' | 'option' | 'line' | 'tax'>, MessageKey>> =
  {
    discount: 'why.discount',
    subtotal: 'cart.subtotal',
    net: 'why.net',
    includedTaxes: 'why.includedTaxes',
    coupon: 'cart.coupon',
    deliveryFee: 'cart.deliveryFee',
    byWeight: 'delivery.weightFee',
    fixedFee: 'delivery.fixedFee',
    rounding: 'cart.rounding',
    exact: 'why.exact',
    rounded: 'why.rounded',
    total: 'cart.total',
    wallet: 'cart.wallet',
    due: 'cart.due',
    atLeastNothing: 'why.atLeastNothing',
  };

/** The steps as rows with translated texts. A list that ends with an addition or subtraction gets a row with its result. */
function useStepRows(steps: readonly Step[]): SumStep[] {
  const { t } = useTranslation();
  const text = useText();
  const { money, number, percent } = useFormat();

  const subjectText = (subject: StepSubject): string => {
    switch (subject.is) {
      case 'unit':
        return subject.size ? t('why.unitSize', { size: text(subject.size) }) : t('why.unit');
      case 'option':
        return text(subject.name);
      case 'line':
        return t('cart.times', { quantity: subject.quantity, name: text(subject.name) });
      case 'tax':
        return t('cart.taxAdded', { name: text(subject.name), rate: percent(subject.rate) });
      default:
        return t(SUBJECTS[subject.is]);
    }
  };
  const formulaText = (formula: Formula): string => {
    const amount = money(formula.of);
    switch (formula.kind) {
      case 'times':
        return formula.count === 1 ? '' : t('why.times', { quantity: formula.count, amount });
      case 'percent': {
        const part = { rate: percent(formula.rate), amount };
        return formula.count === 1
          ? t('why.percent', part)
          : t('why.percentEach', { ...part, quantity: formula.count });
      }
      case 'inside':
        return t('why.inside', { rate: percent(formula.rate), amount });
      case 'weight':
        return t('delivery.byWeight', { weight: number(Number(formula.kilograms)), amount });
      case 'coin':
        return t('why.coin', { coin: money(formula.coin), amount });
    }
  };
  const rowOf = (step: Step, index: number): SumStep => {
    const rounded = isRounded(step) && t('why.isRounded');
    const id = String(index);
    if (step.op === 'times') {
      const label = t('why.times', { quantity: step.count, amount: money(step.of) });
      return { id, label, amount: money(step.amount), isSubtotal: true };
    }
    if (step.op === 'percent') {
      const label = t('why.percent', { rate: percent(step.rate), amount: money(step.of) });
      return { id, label, detail: rounded || undefined, amount: money(step.amount), isSubtotal: true };
    }
    const detail = [step.by && formulaText(step.by), rounded].filter(Boolean).join(' · ');
    return {
      id,
      label: subjectText(step.subject),
      detail: detail || undefined,
      amount: money(step.op === 'plus' ? step.amount : moneyOf(-step.amount.minor, step.amount.currency)),
    };
  };

  const rows = steps.map(rowOf);
  const last = steps.at(-1);
  const result = resultOfSteps(steps);
  if (!last || steps.length < 2 || last.op === 'times' || last.op === 'percent' || result === null)
    return rows;
  const amount = money(moneyOf(result, last.amount.currency));
  return [...rows, { id: 'made', label: t('why.made'), amount, isSubtotal: true }];
}

/** Explains an amount step by step. `note` adds what the steps cannot show, such as the rule of a coupon. */
export function Explanation({ steps, note }: { steps: readonly Step[]; note?: string | undefined }) {
  return <SumSteps note={note} steps={useStepRows(steps)} />;
}
