const ADJECTIVES = [
  'Roast',
  'Garden',
  'Smoked',
  'Golden',
  'House',
  'Citrus',
  'Crispy',
  'Slow',
  'Market',
  'Spiced',
];
const DISHES = ['salad', 'sandwich', 'bowl', 'soup', 'pasta', 'curry', 'toast', 'wrap', 'pie', 'cake'];

const pickAt = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

export interface BenchItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
}

/** Creates the items of all pages that the benchmark compares. */
export const createItems = (count: number): BenchItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `item-${index}`,
    name: `${pickAt(ADJECTIVES, index)} ${pickAt(DISHES, Math.floor(index / ADJECTIVES.length))} ${index + 1}`,
    description: `Made to order with ${pickAt(ADJECTIVES, index + 3).toLowerCase()} herbs, number ${index + 1} on the list.`,
    price: 3 + (index % 40) / 4,
  }));

const PER_CATEGORY = 30;

/** Creates a business file (see demo/businesses) with `count` items. */
export function createBusiness(referenceId: string, count: number): unknown {
  const items = createItems(count);
  const categories = Array.from({ length: Math.ceil(count / PER_CATEGORY) }, (_, index) => ({
    id: `category-${index}`,
    name: { en: `Category ${index + 1}` },
    items: items
      .slice(index * PER_CATEGORY, (index + 1) * PER_CATEGORY)
      .map(({ id, name, description, price }) => ({
        id,
        name: { en: name },
        description: { en: description },
        price,
      })),
  }));
  const allDay = { closed: false, shifts: [{ time_from: 24, time_to: 24 }] };
  return {
    reference_id: referenceId,
    settings: {
      business_name: { en: `Bench ${count}` },
      currency: 'EUR',
      currency_digits: 2,
      country_code: 'DE',
      timezone: 'Europe/Berlin',
      locales: ['en'],
      checkoutCarPickup: { enabled: true },
    },
    branches: [
      {
        id: 'main',
        name: { en: 'Main' },
        hours: Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, allDay])),
      },
    ],
    categories,
  };
}
