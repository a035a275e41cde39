import { getCurrency } from '../money/money.ts';
import { testPricingLaws } from './testing/pricing-laws.ts';

testPricingLaws(getCurrency('CHF'), getCurrency('CHF', 3), getCurrency('CHF', 0));
