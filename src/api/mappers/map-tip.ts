import { toDecimal } from '../../domain/money/arithmetic.ts';
import { type Currency, parseMoney } from '../../domain/money/money.ts';
import type { Tip } from '../../domain/pricing/tip.ts';
import type { WireTip } from '../contract/quote-contract.ts';

/** Throws MoneyError if an amount has more decimals than the currency. */
export const toTip = (wire: WireTip, currency: Currency): Tip =>
  'percent' in wire
    ? { type: 'percent', rate: String(wire.percent) }
    : { type: 'fixed', value: parseMoney(wire.amount, currency) };

export const toWireTip = (tip: Tip): WireTip =>
  tip.type === 'percent' ? { percent: Number(tip.rate) } : { amount: toDecimal(tip.value) };
