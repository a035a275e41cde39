import { currencyOf } from '../money/money.ts';
import { lawsHoldIn } from './laws-for-tests.ts';

lawsHoldIn(currencyOf('JPY'));
