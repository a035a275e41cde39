import { createCurrency } from '../money/money.ts';
import { testPricingLaws } from './testing/pricing-laws.ts';

testPricingLaws(createCurrency('KWD'));
