import { currencyOf } from '../money/money.ts';
import { testPricingLaws } from './testing/pricing-laws.ts';

testPricingLaws(currencyOf('CHF'), currencyOf('CHF', 3), currencyOf('CHF', 0));
