import * as z from 'zod';
import { itemType } from '../../../../src/api/contract/common-contract.ts';
import { itemFacts } from '../../../../src/api/contract/item-contract.ts';
import {
  amount,
  createStrictObject,
  dailyWindow,
  day,
  picture,
  providerFields,
  rate,
  slug,
  text,
  weekly,
} from './business-file-parts.ts';

const modifier = createStrictObject({
  id: slug,
  locales: text.describe('The name, by language code.'),
  price: amount,
  image: picture.optional(),
  taxes: z.array(slug).optional().describe("Keys of taxes. The item's taxes apply when absent."),
  available: z.boolean().optional(),
  default: z.boolean().optional(),
  max_quantity: z.int().min(1).max(99).optional(),
  ...providerFields,
  modifier_groups: z
    .array(slug)
    .max(10)
    .optional()
    .describe('Keys of modifier_groups that appear once this option is chosen.'),
});

/** A group of options with its limits. Items and other groups' options refer to it. */
export const modifierGroup = createStrictObject({
  name: text,
  min: z.int().min(0).max(99),
  max: z.int().min(1).max(99),
  included: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .describe("Number of options that the item's price includes. None when absent."),
  included_choice: z
    .enum(['cheapest', 'first'])
    .optional()
    .describe('Which of the chosen options are included: the cheapest (default), or the first in the list.'),
  modifiers: z.array(modifier).min(1).max(200),
})
  .refine((group) => group.min <= group.max, { error: 'at most max', path: ['min'] })
  .refine(({ included = 0, max }) => included <= max, { error: 'at most max', path: ['included'] });

/** One of several prices of an item: a size or a weight. */
const priceLabel = createStrictObject({
  id: slug,
  label: text,
  price: amount,
  weight: z.number().min(0).optional(),
  unit: z.string().max(20).optional(),
  minimum: z.int().min(1).optional(),
  maximum: z.int().min(1).max(1000).optional(),
  isQty: z.boolean().optional(),
  shippingWeight: z.number().min(0).optional(),
  preparation_time: z.number().min(0).optional(),
  preparation_time_type: z.enum(['minute', 'hour', 'day']).optional(),
});

export const tax = createStrictObject({
  name: text,
  rate,
  rates: z
    .partialRecord(itemType, rate)
    .optional()
    .describe('Rates of order types that differ from rate, such as a lower one for food that is taken away.'),
});

const visibilityFields = {
  visible: z.boolean().optional(),
  pin: z.boolean().optional(),
  available: dailyWindow.optional(),
  availability: weekly.optional(),
};

const itemInBranch = createStrictObject({
  visible: z.boolean().optional(),
  sold_out: z.boolean().optional(),
  available: dailyWindow.optional(),
  price: amount.optional(),
  price_labels: z.record(slug, amount).optional().describe('Prices by the id of the price label.'),
});

const categoryInBranch = createStrictObject({
  visible: z.boolean().optional(),
  available: dailyWindow.optional(),
});

const wordList = z.array(z.string().trim().min(1).max(60)).max(40).optional();

/** Fields that name a dish in a part of a set, besides the dish's id. */
const partDishFields = {
  price_label: slug.optional().describe('Id of the price label, for a dish with several prices.'),
};

/** A part of a set: one dish, or several of which the customer chooses. */
const setPart = createStrictObject({
  id: slug.max(16).describe('Unique within the set. Keep it when the parts change: carts refer to it.'),
  item: slug.optional().describe('Id of the dish, for a part without a choice.'),
  ...partDishFields,
  quantity: z.int().min(1).max(20).optional().describe('Number of pieces. 1 when absent.'),
  name: text.optional().describe('What the customer chooses, such as "Drink". Required with choices.'),
  choices: z
    .array(
      createStrictObject({
        item: slug.describe('Id of the dish.'),
        ...partDishFields,
        surcharge: amount.optional().describe('What this dish costs on top of the price of the set.'),
      }),
    )
    .min(1)
    .max(50)
    .optional(),
})
  .refine((part) => (part.item === undefined) !== (part.choices === undefined), {
    error: 'either item or choices',
    path: ['item'],
  })
  .refine((part) => !part.choices || part.name, {
    error: 'a name, because customers choose',
    path: ['name'],
  })
  .refine((part) => !part.choices || part.price_label === undefined, {
    error: 'no price_label next to choices: each choice has its own',
    path: ['price_label'],
  });

const item = createStrictObject({
  id: slug,
  name: text,
  description: text.optional(),
  image: picture.optional(),
  price: amount.nullable().describe('null when price_labels set the prices.'),
  price_labels: z.array(priceLabel).max(20).optional(),
  modifier_groups: z.array(slug).max(20).optional().describe('Keys of modifier_groups.'),
  parts: z
    .array(setPart)
    .min(1)
    .max(20)
    .optional()
    .describe('Makes the item a set of other items. Its price is that of the whole set.'),
  tax_by_parts: z
    .boolean()
    .optional()
    .describe('true: the price of the set has the taxes of its parts, shared by their own prices.'),
  inclusive_taxes: z.array(slug).max(10).optional().describe('Keys of taxes that the price includes.'),
  deposit: amount
    .optional()
    .describe('Deposit for one unit, such as of a bottle. Not charged for what is eaten in.'),
  deposit_taxes: z
    .array(slug)
    .max(10)
    .optional()
    .describe("Keys of taxes that the deposit includes. The item's taxes when absent."),
  types: z
    .strictObject({
      delivery: z.boolean().optional(),
      car_pickup: z.boolean().optional(),
      dine_in: z.boolean().optional(),
      reservation: z.boolean().optional(),
    })
    .optional()
    .describe('Order types of the item. All but reservation when absent.'),
  sold_out: z.boolean().optional(),
  minimum_quantity: z.int().min(1).max(1000).optional(),
  comment_required: z.boolean().optional(),
  tags: wordList,
  ingredients: wordList,
  allergens: wordList,
  ...itemFacts,
  related: z.array(slug).max(20).optional().describe('Ids of related items.'),
  ...providerFields,
  added_on: day.optional().describe('Day the item was added. It counts as new for 60 days.'),
  branches: z
    .record(slug, itemInBranch)
    .optional()
    .describe('Values that differ at single branches, by branch id.'),
  ...visibilityFields,
})
  .refine((fileItem) => fileItem.price !== null || (fileItem.price_labels?.length ?? 0) > 0, {
    error: 'a price, or price_labels when price is null',
    path: ['price'],
  })
  .refine((fileItem) => !fileItem.parts || !fileItem.modifier_groups?.length, {
    error: 'no modifier_groups in a set: its parts have their own',
    path: ['modifier_groups'],
  })
  .refine((fileItem) => fileItem.parts || fileItem.tax_by_parts === undefined, {
    error: 'no tax_by_parts without parts',
    path: ['tax_by_parts'],
  });

export type FileItem = z.infer<typeof item>;

/** Fields of a category and of a subcategory. */
const categoryFields = {
  id: slug,
  name: text,
  description: text.optional(),
  image: picture.optional(),
  items: z.array(item).max(2000),
  branches: z
    .record(slug, categoryInBranch)
    .optional()
    .describe('Values that differ at single branches, by branch id.'),
  ...visibilityFields,
};

export const category = createStrictObject({
  ...categoryFields,
  subcategories: z.array(createStrictObject(categoryFields)).max(50).optional(),
});

export type FileCategory = z.infer<typeof category>;
