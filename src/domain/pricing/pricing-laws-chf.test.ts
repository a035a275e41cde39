import { createCurrency } from '../money/money.ts';
import { testPricingLaws } from './testing/pricing-laws.ts';

testPricingLaws(createCurrency('CHF'), createCurrency('CHF', 3), createCurrency('CHF', 0));
