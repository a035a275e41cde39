import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createMoney } from '../../domain/money/money.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { joinParts, useSentence } from '../../i18n/use-sentence.ts';
import { type SumStep, SumSteps } from '../../ui/cards/sum-steps.tsx';
import { computeResult, type Formula, isRounded, type Step, type StepSubject } from './explanation-steps.ts';

const SUBJECT_MESSAGES: Readonly<
  Record<Exclude<StepSubject['kind'], 'unit' | 'option' | 'fee' | 'line' | 'tax'>, MessageKey>
> = {
  discount: 'why.discount',
  subtotal: 'cart.subtotal',
  net: 'why.net',
  includedTaxes: 'why.includedTaxes',
  coupon: 'cart.coupon',
  deposits: 'cart.deposits',
  deliveryFee: 'cart.deliveryFee',
  byWeight: 'delivery.weightFee',
  fixedFee: 'delivery.fixedFee',
  tip: 'cart.tip',
  rounding: 'cart.rounding',
  cashRounding: 'cart.cashRounding',
  onlineRounding: 'cart.paymentRounding',
  exact: 'why.exact',
  rounded: 'why.rounded',
  total: 'cart.total',
  wallet: 'cart.wallet',
  due: 'cart.due',
  atLeastNothing: 'why.atLeastNothing',
};

/**
 * Returns the steps as rows with translated texts. Adds a row with the result after a final addition or subtraction.
 */
function useStepRows(steps: readonly Step[]): SumStep[] {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const localize = useLocalize();
  const format = useFormat();

  const formatSubject = (subject: StepSubject): string => {
    switch (subject.kind) {
      case 'unit':
        return subject.size ? t('why.unitSize', { size: localize(subject.size) }) : t('why.unit');
      case 'option':
      case 'fee':
        return localize(subject.name);
      case 'line':
        return t('cart.times', { quantity: subject.quantity, name: localize(subject.name) });
      case 'tax':
        return t('cart.taxAdded', { name: localize(subject.name), rate: format.formatPercent(subject.rate) });
      default:
        return t(SUBJECT_MESSAGES[subject.kind]);
    }
  };
  const formatFormula = (formula: Formula): ReactNode => {
    const amount = format.formatMoney(formula.base);
    switch (formula.kind) {
      case 'times':
        return formula.count === 1 ? '' : renderSentence('why.times', { quantity: formula.count, amount });
      case 'percent': {
        const values = { rate: format.formatPercent(formula.rate), amount };
        return formula.count === 1
          ? renderSentence('why.percent', values)
          : renderSentence('why.percentEach', { ...values, quantity: formula.count });
      }
      case 'includedTax':
        return renderSentence('why.inside', { rate: format.formatPercent(formula.rate), amount });
      case 'weight':
        return renderSentence('delivery.byWeight', {
          weight: format.formatNumber(Number(formula.kilograms)),
          amount,
        });
      case 'roundedToCoin':
        return renderSentence('why.coin', { coin: format.formatMoney(formula.coin), amount });
    }
  };
  const buildRow = (step: Step, index: number): SumStep => {
    const roundedNote = isRounded(step) && t('why.isRounded');
    const id = String(index);
    if (step.op === 'times') {
      const label = renderSentence('why.times', {
        quantity: step.count,
        amount: format.formatMoney(step.base),
      });
      return { id, label, amount: format.formatMoney(step.amount), isSubtotal: true };
    }
    if (step.op === 'percent') {
      const label = renderSentence('why.percent', {
        rate: format.formatPercent(step.rate),
        amount: format.formatMoney(step.base),
      });
      return {
        id,
        label,
        detail: roundedNote,
        amount: format.formatMoney(step.amount),
        isSubtotal: true,
      };
    }
    const details = [step.formula && formatFormula(step.formula), roundedNote].filter(Boolean);
    return {
      id,
      label: formatSubject(step.subject),
      detail: details.length > 0 && joinParts(details),
      amount: format.formatMoney(
        step.op === 'plus' ? step.amount : createMoney(-step.amount.minor, step.amount.currency),
      ),
    };
  };

  const rows = steps.map(buildRow);
  const lastStep = steps.at(-1);
  const result = computeResult(steps);
  if (
    !lastStep ||
    steps.length < 2 ||
    lastStep.op === 'times' ||
    lastStep.op === 'percent' ||
    result === null
  )
    return rows;
  const amount = format.formatMoney(createMoney(result, lastStep.amount.currency));
  return [...rows, { id: 'result', label: t('why.made'), amount, isSubtotal: true }];
}

/** Explains an amount step by step. `note` is a text above the steps, such as the rule of a coupon. */
export function Explanation({ steps, note }: { steps: readonly Step[]; note?: ReactNode }) {
  return <SumSteps note={note} steps={useStepRows(steps)} />;
}
