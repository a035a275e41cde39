import {
  buildCart,
  buildCoupon,
  buildItem,
  buildLine,
  buildTax,
  type Case,
  CHF,
  EUR,
  JPY,
  KWD,
  ZONE_DELIVERY,
} from './build.ts';

const thousandths = { code: 'CHF', digits: 3 } as const;
const buildCashCart = (code: string, cash_rounding: string, price: string): ReturnType<typeof buildCart> =>
  buildCart({ code, digits: 2 }, [buildItem('lunch', price)], [buildLine('lunch', 1)], { cash_rounding });
const buildFrancCart = (price: string): ReturnType<typeof buildCart> =>
  buildCart(CHF, [buildItem('fondue', price)], [buildLine('fondue', 1)]);

export const wallet: readonly Case[] = [
  {
    name: 'a wallet with less than the total',
    shows: 'The wallet pays its whole balance, and the rest is due.',
    input: buildCart(EUR, [buildItem('tea', '3.50')], [buildLine('tea', 2)], {
      customer: 'authenticated',
      wallet_balance: '2.75',
    }),
  },
  {
    name: 'a wallet with more than the total',
    shows: 'The wallet pays at most the total, with fee and taxes.',
    input: buildCart(EUR, [buildItem('tea', '3.50')], [buildLine('tea', 2)], {
      ...ZONE_DELIVERY,
      customer: 'authenticated',
      exclusive_taxes: [buildTax('city', '8.25')],
      wallet_balance: '50.00',
    }),
  },
  {
    name: 'an empty wallet',
    shows: 'The wallet pays nothing, and the whole total is due.',
    input: buildCart(EUR, [buildItem('tea', '3.50')], [buildLine('tea', 2)], {
      customer: 'authenticated',
      wallet_balance: '0.00',
    }),
  },
  {
    name: 'francs, partly paid from a wallet',
    shows: 'The wallet pays a part of the rounded total. The rest need not be a multiple of 0.05.',
    input: buildCart(CHF, [buildItem('fondue', '23.52')], [buildLine('fondue', 1)], {
      customer: 'authenticated',
      wallet_balance: '3.33',
    }),
  },
];

export const rounding: readonly Case[] = [
  {
    name: 'francs up',
    shows: '4.53 is rounded up to 4.55. The rounding is 0.02.',
    input: buildFrancCart('4.53'),
  },
  {
    name: 'francs down',
    shows: '4.52 is rounded down to 4.50. The rounding is -0.02.',
    input: buildFrancCart('4.52'),
  },
  {
    name: 'Czech crowns in cash',
    shows: '123.50 is rounded to 124.00, because halves are rounded up.',
    input: buildCashCart('CZK', '1.00', '123.50'),
  },
  {
    name: 'forints in cash',
    shows: '1232.00 is due as 1230.00.',
    input: buildCashCart('HUF', '5.00', '1232.00'),
  },
  {
    name: 'Australian dollars in cash',
    shows: '9.98 is rounded to 10.00.',
    input: buildCashCart('AUD', '0.05', '9.98'),
  },
  {
    name: 'New Zealand dollars in cash',
    shows: '9.94 is rounded to 9.90.',
    input: buildCashCart('NZD', '0.10', '9.94'),
  },
  {
    name: 'Canadian dollars in cash',
    shows: '9.97 is due as 9.95.',
    input: buildCashCart('CAD', '0.05', '9.97'),
  },
  {
    name: 'less than half a coin',
    shows: '0.02 is rounded to zero, so nothing is due. The total stays 0.02.',
    input: buildCashCart('AUD', '0.05', '0.02'),
  },
  { name: 'francs to nothing', shows: '0.02 becomes 0.00.', input: buildFrancCart('0.02') },
  { name: 'francs as they are', shows: '4.55 stays.', input: buildFrancCart('4.55') },
  {
    name: 'francs with taxes, a coupon and a fee',
    shows: 'Only the total is rounded to 0.05. Taxes, coupon and fee keep their cents.',
    input: buildCart(
      CHF,
      [buildItem('fondue', '23.40', { inclusive_taxes: [buildTax('mwst', '8.1')] })],
      [buildLine('fondue', 3)],
      {
        ...ZONE_DELIVERY,
        exclusive_taxes: [buildTax('kurtaxe', '2.6')],
        coupon: buildCoupon('percent', '7.5'),
      },
    ),
  },
  {
    name: 'half of 0.05',
    shows: 'With three decimals there is an exact half: 4.525 is rounded away from zero to 4.550.',
    input: buildCart(thousandths, [buildItem('fondue', '4.525')], [buildLine('fondue', 1)]),
  },
  {
    name: 'just below half of 0.05',
    shows: '4.524 is rounded down to 4.500.',
    input: buildCart(thousandths, [buildItem('fondue', '4.524')], [buildLine('fondue', 1)]),
  },
  {
    name: 'francs without decimals',
    shows: 'At a business that uses whole francs, the total is not rounded to 0.05.',
    input: buildCart({ code: 'CHF', digits: 0 }, [buildItem('fondue', '23')], [buildLine('fondue', 1)]),
  },
  {
    name: 'euros are not rounded',
    shows: 'The total in any other currency is not rounded to 0.05.',
    input: buildCart(EUR, [buildItem('tea', '4.53')], [buildLine('tea', 1)]),
  },
];

export const large: readonly Case[] = [
  {
    name: 'the most expensive line, three decimals',
    shows: 'A line may cost at most 3,000,000,000,000 minor units before discounts.',
    input: buildCart(KWD, [buildItem('palace', '3000000.000')], [buildLine('palace', 1000)]),
  },
  {
    name: 'the most expensive line, no decimals',
    shows: 'The same limit applies to a currency without decimals.',
    input: buildCart(JPY, [buildItem('palace', '3000000000000')], [buildLine('palace', 1)], {
      exclusive_taxes: [buildTax('fund', '33.333')],
    }),
  },
  {
    name: 'a line that is too expensive',
    shows:
      'One minor unit more is refused, even if a discount would make the line cheaper. No cart therefore comes near 2^53.',
    input: buildCart(
      EUR,
      [buildItem('palace', '30000000000.01'), buildItem('tea', '3.50')],
      [buildLine('palace', 1), buildLine('tea', 1)],
      {
        discounts: { all_menu: { id: 'half', type: 'percent', value: '50' }, items: {}, categories: {} },
      },
    ),
  },
  {
    name: 'products that floats cannot represent',
    shows: 'Amount x rate is far above 2^53 here, so floats would be wrong in the last digits.',
    input: buildCart(
      KWD,
      [
        buildItem('tower', '2987654.321', {
          inclusive_taxes: [buildTax('vat', '14.975'), buildTax('city', '8.25')],
        }),
      ],
      [buildLine('tower', 999)],
      { exclusive_taxes: [buildTax('fund', '33.333')], coupon: buildCoupon('percent', '12.345') },
    ),
  },
  {
    name: 'a large coupon, split over lines',
    shows: 'The split is exact even though amount x weight is above 2^64.',
    input: buildCart(
      KWD,
      [buildItem('a', '123456789.123'), buildItem('b', '98765432.987'), buildItem('c', '0.001')],
      [buildLine('a', 7), buildLine('b', 13), buildLine('c', 1000)],
      { coupon: buildCoupon('fixed', '987654321.001') },
    ),
  },
];
