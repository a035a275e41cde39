import { currencyOf } from '../money/money.ts';
import { lawsHoldIn } from './testing/pricing-laws.ts';

lawsHoldIn(currencyOf('KWD'));
