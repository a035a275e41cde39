import { type Case, CHF, cart, coupon, EUR, item, JPY, KWD, label, line, tax } from './build.ts';

const PARCEL = [
  item('rice', '1.450', { weight: '1.000', shipping_weight: '1.080' }),
  item('spice', '0.900', { weight: '0.055' }),
  item('card', '0.250'),
  item('oil', null, {
    weight: '9.000',
    price_labels: [
      label('small', '2.100', { weight: '0.500', shipping_weight: '0.735' }),
      label('large', '3.800', { weight: '1.000' }),
    ],
  }),
];
const BOX = [
  line('rice', 2),
  line('spice', 3),
  line('card', 1),
  line('oil', 1, { price_label_id: 'small' }),
  line('oil', 2, { price_label_id: 'large' }),
];
const SHIPPING_CHANGES = {
  selling_type: 'delivery',
  delivery: { kind: 'shipping', fees_per_kg: '1.250', fixed_fees: '2.000' },
} as const;
const ZONE = { selling_type: 'delivery', delivery: { kind: 'zone', fees: '2.50' } } as const;

const thousandths = { code: 'CHF', digits: 3 } as const;
const buildCashCart = (code: string, cash_rounding: string, price: string): ReturnType<typeof cart> =>
  cart({ code, digits: 2 }, [item('lunch', price)], [line('lunch', 1)], { cash_rounding });
const buildFrancCart = (price: string): ReturnType<typeof cart> =>
  cart(CHF, [item('fondue', price)], [line('fondue', 1)]);

export const delivery: readonly Case[] = [
  {
    name: 'the fee of a delivery zone',
    shows: 'The fee of the delivery zone is charged without a tax.',
    input: cart(EUR, [item('tea', '3.50')], [line('tea', 2)], {
      ...ZONE,
      exclusive_taxes: [tax('city', '8.25')],
    }),
  },
  {
    name: 'free delivery from an amount',
    shows: 'The subtotal before the coupon reaches the amount, so delivery is free.',
    input: cart(EUR, [item('tea', '3.50')], [line('tea', 2)], {
      ...ZONE,
      free_delivery_from: '7.00',
      coupon: coupon('fixed', '3.00'),
    }),
  },
  {
    name: 'a cent below free delivery',
    shows: 'The subtotal is 7.00, and delivery is free from 7.01.',
    input: cart(EUR, [item('tea', '3.50')], [line('tea', 2)], { ...ZONE, free_delivery_from: '7.01' }),
  },
  {
    name: 'a delivery fee with its own tax',
    shows: 'The items include 7% tax, and the fee includes 19%.',
    input: cart(EUR, [item('tea', '3.50', { inclusive_taxes: [tax('vat', '7')] })], [line('tea', 2)], {
      ...ZONE,
      delivery_taxes: [tax('vat', '19')],
    }),
  },
  {
    name: 'shipping by weight',
    shows:
      "A unit weighs the label's shipping weight, or else its weight, or else the item's shipping weight, or else its weight. Weight x quantity x fees per kg, plus the fixed fees, is rounded once.",
    input: cart(KWD, PARCEL, BOX, SHIPPING_CHANGES),
  },
  {
    name: 'shipping by the content of a label',
    shows: "500 g is 0.5 kg. A label in litres has no weight, so the item's weight counts.",
    input: cart(
      KWD,
      [
        item('oil', null, {
          shipping_weight: '1.120',
          weight: '0.950',
          price_labels: [
            label('small', '2.100', { weight: '500', unit: 'g' }),
            label('large', '3.800', { weight: '1', unit: 'kg' }),
            label('litre', '4.000', { weight: '1', unit: 'l' }),
          ],
        }),
      ],
      [
        line('oil', 3, { price_label_id: 'small' }),
        line('oil', 1, { price_label_id: 'large' }),
        line('oil', 2, { price_label_id: 'litre' }),
      ],
      SHIPPING_CHANGES,
    ),
  },
  {
    name: 'shipping, half a minor unit',
    shows: '0.250 kg at 0.010 is 0.0025: rounded half away from zero to 0.003.',
    input: cart(KWD, [item('tea', '1.000', { weight: '0.250' })], [line('tea', 1)], {
      selling_type: 'delivery',
      delivery: { kind: 'shipping', fees_per_kg: '0.010', fixed_fees: '0.000' },
    }),
  },
  {
    name: 'shipping without the refused lines',
    shows: 'The weight of a refused line does not count.',
    input: cart(
      KWD,
      [...PARCEL, item('stone', '1.000', { weight: '100', sold_out: true })],
      [line('stone', 1), line('rice', 1)],
      SHIPPING_CHANGES,
    ),
  },
  {
    name: 'free shipping',
    shows: 'A coupon with free_delivery makes the fee 0, whatever the weight.',
    input: cart(KWD, PARCEL, BOX, {
      ...SHIPPING_CHANGES,
      coupon: coupon('percent', '5', { free_delivery: true }),
    }),
  },
];

export const wallet: readonly Case[] = [
  {
    name: 'a wallet with less than the total',
    shows: 'The wallet pays its whole balance, and the rest is due.',
    input: cart(EUR, [item('tea', '3.50')], [line('tea', 2)], {
      customer: 'authenticated',
      wallet_balance: '2.75',
    }),
  },
  {
    name: 'a wallet with more than the total',
    shows: 'The wallet pays at most the total, with fee and taxes.',
    input: cart(EUR, [item('tea', '3.50')], [line('tea', 2)], {
      ...ZONE,
      customer: 'authenticated',
      exclusive_taxes: [tax('city', '8.25')],
      wallet_balance: '50.00',
    }),
  },
  {
    name: 'an empty wallet',
    shows: 'The wallet pays nothing, and the whole total is due.',
    input: cart(EUR, [item('tea', '3.50')], [line('tea', 2)], {
      customer: 'authenticated',
      wallet_balance: '0.00',
    }),
  },
  {
    name: 'francs, partly paid from a wallet',
    shows: 'The wallet pays a part of the rounded total. The rest need not be a multiple of 0.05.',
    input: cart(CHF, [item('fondue', '23.52')], [line('fondue', 1)], {
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
    input: cart(
      CHF,
      [item('fondue', '23.40', { inclusive_taxes: [tax('mwst', '8.1')] })],
      [line('fondue', 3)],
      {
        ...ZONE,
        exclusive_taxes: [tax('kurtaxe', '2.6')],
        coupon: coupon('percent', '7.5'),
      },
    ),
  },
  {
    name: 'half of 0.05',
    shows: 'With three decimals there is an exact half: 4.525 is rounded away from zero to 4.550.',
    input: cart(thousandths, [item('fondue', '4.525')], [line('fondue', 1)]),
  },
  {
    name: 'just below half of 0.05',
    shows: '4.524 is rounded down to 4.500.',
    input: cart(thousandths, [item('fondue', '4.524')], [line('fondue', 1)]),
  },
  {
    name: 'francs without decimals',
    shows: 'At a business that uses whole francs, the total is not rounded to 0.05.',
    input: cart({ code: 'CHF', digits: 0 }, [item('fondue', '23')], [line('fondue', 1)]),
  },
  {
    name: 'euros are not rounded',
    shows: 'The total in any other currency is not rounded to 0.05.',
    input: cart(EUR, [item('tea', '4.53')], [line('tea', 1)]),
  },
];

export const large: readonly Case[] = [
  {
    name: 'the most expensive line, three decimals',
    shows: 'A line may cost at most 3,000,000,000,000 minor units before discounts.',
    input: cart(KWD, [item('palace', '3000000.000')], [line('palace', 1000)]),
  },
  {
    name: 'the most expensive line, no decimals',
    shows: 'The same limit applies to a currency without decimals.',
    input: cart(JPY, [item('palace', '3000000000000')], [line('palace', 1)], {
      exclusive_taxes: [tax('fund', '33.333')],
    }),
  },
  {
    name: 'a line that is too expensive',
    shows:
      'One minor unit more is refused, even if a discount would make the line cheaper. No cart therefore comes near 2^53.',
    input: cart(
      EUR,
      [item('palace', '30000000000.01'), item('tea', '3.50')],
      [line('palace', 1), line('tea', 1)],
      {
        discounts: { all_menu: { id: 'half', type: 'percent', value: '50' }, items: {}, categories: {} },
      },
    ),
  },
  {
    name: 'products that floats cannot represent',
    shows: 'Amount x rate is far above 2^53 here, so floats would be wrong in the last digits.',
    input: cart(
      KWD,
      [item('tower', '2987654.321', { inclusive_taxes: [tax('vat', '14.975'), tax('city', '8.25')] })],
      [line('tower', 999)],
      { exclusive_taxes: [tax('fund', '33.333')], coupon: coupon('percent', '12.345') },
    ),
  },
  {
    name: 'a large coupon, split over lines',
    shows: 'The split is exact even though amount x weight is above 2^64.',
    input: cart(
      KWD,
      [item('a', '123456789.123'), item('b', '98765432.987'), item('c', '0.001')],
      [line('a', 7), line('b', 13), line('c', 1000)],
      { coupon: coupon('fixed', '987654321.001') },
    ),
  },
];
