import {
  isColor,
  isFlag,
  isId,
  isNumber,
  isPercent,
  isPositive,
  isPrice,
  isShortText,
  isSource,
  isText,
  isWhole,
  oneOf,
  textLike,
  textOf,
} from '../../../lib/checks.ts';
import { listOf, maybe, need, or, recordOf, shape } from '../../../lib/shape.ts';
import type { WireImage, WireTax } from '../common-contract.ts';

// The parts of schemas/common.ts, by their names there.
export const id = need(isId);
export const text = need(isText);
export const number = need(isNumber);
export const whole = need(isWhole);
export const price = need(isPrice);
export const flag = need(isFlag);
export const texts = recordOf(text);
export const sellingType = need(oneOf('delivery', 'car_pickup', 'dine_in'));

export const image = shape<WireImage>({
  src: need(isSource),
  width: maybe(need(isPositive)),
  height: maybe(need(isPositive)),
  provider: maybe(need(textOf(0, 40))),
  color: maybe(need(isColor)),
});

export const availableJson = maybe(need(isShortText));

const clock = need((value): value is string | number => isText(value) || isNumber(value));
export const weeklyAvailability = recordOf(
  shape({
    closed: or(flag, false),
    shifts: or(listOf(shape({ time_from: clock, time_to: clock })), []),
  }),
  textLike(/^[0-6]$/),
);

export const tax = shape<WireTax>({ id, name: texts, rate: need(isPercent) });

export const pagination = shape({ page: whole, pages: whole, total: whole });
