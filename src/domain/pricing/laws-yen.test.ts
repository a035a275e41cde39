import { getCurrency } from '../money/money.ts';
import { testPricingLaws } from './testing/pricing-laws.ts';

testPricingLaws(getCurrency('JPY'));
