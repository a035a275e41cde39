import { currencyOf } from '../money/money.ts';
import { lawsHoldIn } from './testing/pricing-laws.ts';

lawsHoldIn(currencyOf('CHF'), currencyOf('CHF', 3), currencyOf('CHF', 0));
