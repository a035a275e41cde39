// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { wireItem } from '../../api/testing/wire-examples.ts';
import {
  getButton,
  getSubmitButton,
  ITEM_PATH,
  openItem,
  wireGroup,
  wireOption,
} from './testing/render-item-screen.tsx';

const user = userEvent.setup();
const sizes = [
  { id: 's', label: { en: 'Small' }, price: 1, weight: 250, unit: 'g', preparation_time: 90 },
  { id: 'm', label: { en: '1 kg bag' }, price: 3, weight: 1, unit: 'kg' },
  { id: 'l', label: { en: 'Tray' }, price: 9, weight: 2, unit: 'trays', minimum: 2, maximum: 3 },
  { id: 'x', label: { en: 'Whole' }, price: 20, isQty: false },
];
const getFact = (name: string) =>
  screen.queryAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling
    ?.textContent ?? null;

describe('price labels', () => {
  it('shows the weight or volume and the minimum quantity of each price label only once', async () => {
    await openItem({ price: null, price_labels: sizes });
    const labelTexts = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(labelTexts[0]).toMatch(/^Small 250 g1\.000/);
    expect(labelTexts[1]).toMatch(/^1 kg bag3\.000/);
    expect(labelTexts[2]).toMatch(
      /^Tray 2\strays Minimum 2 per order9\.000|^Tray 2\straysMinimum 2 per order9\.000/,
    );
  });

  it('shows the total weight or volume and the preparation time of the chosen price label', async () => {
    await openItem({ price: null, price_labels: sizes, preparation_time: 15 });
    expect(getFact('Preparation')).toBe('1 hour, 30 minutes');
    expect(screen.getByRole('group', { name: 'Quantity of Latte, 250 g each' })).toBeTruthy();
    await user.click(getButton('One more'));
    await user.click(getButton('One more'));
    expect(screen.getByText('3 × 250 g = 750 g')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Tray/ }));
    expect(getFact('Preparation')).toBe('15 minutes');
    expect(getButton('One more').getAttribute('aria-disabled')).toBe('true');
    await user.click(getButton('One less'));
    expect(getButton('One less').getAttribute('aria-disabled')).toBe('true');
  });

  it('hides the quantity buttons for a price label that allows only one unit per cart line', async () => {
    const { cart } = await openItem({ price: null, price_labels: sizes });
    await user.click(screen.getByRole('radio', { name: /Whole/ }));
    expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines).toMatchObject([{ priceLabelId: 'x', count: 1 }]);
  });

  it('hides the prices of price labels when the business hides prices', async () => {
    await openItem({ price: null, price_labels: sizes }, { restaurant: { hide_price: true } });
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\d\.\d{3}/);
  });
});

describe('the price dialog', () => {
  const openPriceDialog = async (item: Parameters<typeof openItem>[0] = {}) => {
    const rendered = await openItem({ price: null, price_labels: sizes, ...item });
    await rendered.router.navigate(ITEM_PATH, { replace: true, state: { priceOnly: true } });
    return rendered;
  };

  // @spec screens/price-choice-modal, validation/several-price-labels-open-price
  it('adds the item with the chosen price label to the cart from the price dialog', async () => {
    const { cart } = await openPriceDialog();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Latte' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Tray/ }));
    expect(getSubmitButton().textContent).toContain('18.000');
    await user.click(getSubmitButton());
    expect(cart.getState().cart.lines).toMatchObject([{ priceLabelId: 'l', count: 2 }]);
    expect(await screen.findByText('Went to /demo/car_pickup')).toBeTruthy();
  });

  it('opens the full item sheet from the price dialog', async () => {
    await openPriceDialog();
    await user.click(await screen.findByRole('button', { name: 'More details about Latte' }));
    expect(await screen.findByRole('textbox', { name: /Note/ })).toBeTruthy();
  });

  it('opens the full item sheet, not the price dialog, when the item has options', async () => {
    await openPriceDialog({ modifier_groups: [wireGroup('Milk', 0, 1, [wireOption('Oat')])] });
    expect(await screen.findByRole('group', { name: 'Milk' })).toBeTruthy();
  });
});

describe('the facts of an item', () => {
  it('lists the facts of an item, including ingredients and allergens that the app does not know', async () => {
    await openItem({
      ingredients: ['oat', 'tonka beans'],
      allergens: ['gluten', 'moon dust'],
      calories: 1200,
      preparation_time: 120,
      weight: 0.25,
    });
    expect(getFact('Ingredients')).toBe('Oat and Tonka beans');
    expect(getFact('Allergens')).toBe('Gluten and Moon dust');
    expect(getFact('Energy')).toBe('1,200 kcal');
    expect(getFact('Preparation')).toBe('2 hours');
    expect(getFact('Weight')).toBe('0.25 kg');
  });

  // @spec calls/get-tags-ingredients
  it('shows the business’s own names for tags, ingredients and allergens in the current language', async () => {
    const names = {
      tags: [{ id: 'vegan', name: { en: 'Plant-based', ar: 'من النبات' } }],
      ingredients: [
        { id: 'cucumber', name: { en: 'Cucumber', ar: 'خيار' } },
        // A name equal to the id means that the business gave this term no name.
        { id: 'sumac', name: { en: 'sumac', ar: 'sumac' } },
      ],
      allergens: [
        { id: 'eggs', name: { en: 'Eggs', ar: 'بيض' } },
        { id: 'milk', name: { en: 'milk', ar: 'milk' } },
      ],
    };
    await openItem(
      {
        tags: ['vegan', 'spicy'],
        ingredients: ['cucumber', 'sumac'],
        allergens: ['eggs', 'milk'],
      },
      { locale: 'ar', names },
    );
    expect(await screen.findByText('من النبات')).toBeTruthy();
    expect(screen.getByText('حار')).toBeTruthy();
    expect(getFact('المكونات')).toBe('خيار و\u2068Sumac\u2069');
    expect(getFact('مسببات الحساسية')).toBe('بيض وحليب');
  });

  it('requests no names of tags and ingredients when the item has no ingredients, allergens or tags', async () => {
    const { listRequestsTo } = await openItem();
    expect(listRequestsTo('tags-ingredients')).toEqual([]);
  });

  it('asks for a note for the kitchen at a restaurant, and for a plain note at a shop', async () => {
    await openItem();
    expect(screen.getByRole('textbox', { name: /^Note for the kitchen/ })).toBeTruthy();
    cleanup();
    await openItem({}, { restaurant: { dine_in_label: 'product_service' } });
    const noteField = screen.getByRole('textbox', { name: /^Note/ });
    expect(noteField.closest('div')?.parentElement?.textContent).not.toMatch(/kitchen|sugar/);
  });

  it('renders no fact list for an item without facts', async () => {
    await openItem();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('folds a long description of an item', async () => {
    await openItem({ description: { en: 'Long '.repeat(2000) } });
    const moreButton = getButton('Show more');
    expect(moreButton.getAttribute('aria-expanded')).toBe('false');
    await user.click(moreButton);
    expect(getButton('Show less').getAttribute('aria-expanded')).toBe('true');
  });

  it('renders HTML in the names and descriptions of items as plain text', async () => {
    await openItem({ name: { en: '<img src=x onerror=alert(1)>' }, description: { en: '<b>bold</b>' } });
    const dialog = screen.getByRole('dialog', { name: '<img src=x onerror=alert(1)>' });
    expect(within(dialog).getByText('<b>bold</b>')).toBeTruthy();
    expect(dialog.querySelector('img, b')).toBeNull();
  });

  it('shows an item’s name in another language if the current language has none', async () => {
    await openItem({ name: { ar: 'لاتيه' } });
    expect(screen.getByRole('dialog', { name: 'لاتيه' })).toBeTruthy();
  });
});

describe('pictures of options', () => {
  it('lazy-loads the pictures of options', async () => {
    const image = { src: '/media/oat', width: 640, height: 640 };
    await openItem({
      modifier_groups: [wireGroup('Milk', 0, 1, [wireOption('Oat', 0, { image }), wireOption('Cow')])],
    });
    const picture = screen.getByRole('checkbox', { name: 'Oat' }).closest('label')?.querySelector('img');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(picture?.getAttribute('src')).toContain('/media/oat');
  });
});

describe('related items', () => {
  const getRelatedItems = () => screen.getByRole('region', { name: /Goes well|may also like/ });

  it('links to the related items that the business configured', async () => {
    const { router } = await openItem(
      { related: ['cake', 'gone'] },
      { otherItems: [wireItem('cake', { price: 1.25 }), wireItem('tea')] },
    );
    const links = within(getRelatedItems()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^cake1\.250/)]);
    await user.click(links[0] as HTMLElement);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/coffee/cake'));
    expect(router.getState().route?.state).toEqual({ fromItem: true });
  });

  it('suggests items of the same category when the business has configured no related items', async () => {
    await openItem({}, { otherItems: [wireItem('tea')], restaurant: { hide_price: true } });
    expect(within(getRelatedItems()).getByRole('link').textContent).toBe('tea');
  });

  // @spec entities/price-type-options, entities/their-values
  it.each([
    ['min_max', '1.000 KD – 4.000 KD'],
    ['on_selection', 'Price depends on options'],
    ['multiple_options', '2 options'],
    ['starting_from', 'from 1.000 KD'],
  ] as const)(
    'shows the price of a related item with several price labels in the configured form “%s”',
    async (multiple_price_option, price) => {
      const price_labels = [1, 4].map((amount) => ({
        id: `size-${amount}`,
        label: { en: `${amount}` },
        price: amount,
      }));
      await openItem(
        {},
        {
          otherItems: [wireItem('cake', { price: null, price_labels })],
          restaurant: { multiple_price_option },
        },
      );
      expect(within(getRelatedItems()).getByRole('link').textContent?.replaceAll(/\s/g, ' ')).toBe(
        `cake${price}`,
      );
    },
  );

  it('hides the section of related items when no items are related', async () => {
    await openItem();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('sharing', () => {
  it('hides the share button when items have no URL on the host page', async () => {
    await openItem();
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
  });
});
