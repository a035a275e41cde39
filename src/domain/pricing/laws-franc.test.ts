import { currencyOf } from '../money/money.ts';
import { lawsHoldIn } from './laws-for-tests.ts';

lawsHoldIn(currencyOf('CHF'), currencyOf('CHF', 3), currencyOf('CHF', 0));
