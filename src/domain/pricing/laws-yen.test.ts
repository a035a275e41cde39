import { currencyOf } from '../money/money.ts';
import { testPricingLaws } from './testing/pricing-laws.ts';

testPricingLaws(currencyOf('JPY'));
