// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { wireItem } from '../../api/testing/wire-examples.ts';
import { button, groupOf, openItem, option, PATH, submit } from './testing/render-item-screen.tsx';

const user = userEvent.setup();
const sizes = [
  { id: 's', label: { en: 'Small' }, price: 1, weight: 250, unit: 'g', preparation_time: 90 },
  { id: 'm', label: { en: '1 kg bag' }, price: 3, weight: 1, unit: 'kg' },
  { id: 'l', label: { en: 'Tray' }, price: 9, weight: 2, unit: 'trays', minimum: 2, maximum: 3 },
  { id: 'x', label: { en: 'Whole' }, price: 20, isQty: false },
];
const factOf = (name: string) =>
  screen.queryAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling
    ?.textContent ?? null;

describe('price labels', () => {
  it('say what they hold, once, and how few may be taken', async () => {
    await openItem({ price: null, price_labels: sizes });
    const rows = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(rows[0]).toMatch(/^Small 250 g1\.000/);
    expect(rows[1]).toMatch(/^1 kg bag3\.000/);
    expect(rows[2]).toMatch(
      /^Tray 2\strays Minimum 2 per order9\.000|^Tray 2\straysMinimum 2 per order9\.000/,
    );
  });

  it('tell the count what one of it holds, and have a preparation time of their own', async () => {
    await openItem({ price: null, price_labels: sizes, preparation_time: 15 });
    expect(factOf('Preparation')).toBe('90 minutes');
    expect(screen.getByRole('group', { name: 'Quantity of Latte, 250 g each' })).toBeTruthy();
    await user.click(button('One more'));
    await user.click(button('One more'));
    expect(screen.getByText('3 × 250 g = 750 g')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Tray/ }));
    expect(factOf('Preparation')).toBe('15 minutes');
    expect(button('One more').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('One less'));
    expect(button('One less').getAttribute('aria-disabled')).toBe('true');
  });

  it('may be one to a line, without a count', async () => {
    const { cart } = await openItem({ price: null, price_labels: sizes });
    await user.click(screen.getByRole('radio', { name: /Whole/ }));
    expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
    await user.click(submit());
    expect(cart.getState().cart.lines).toMatchObject([{ priceLabelId: 'x', count: 1 }]);
  });

  it('hide their prices where the business does', async () => {
    await openItem({ price: null, price_labels: sizes }, { restaurant: { hide_price: true } });
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\d\.\d{3}/);
  });
});

describe('only the size', () => {
  const openPriceOnly = async (item: Parameters<typeof openItem>[0] = {}) => {
    const world = await openItem({ price: null, price_labels: sizes, ...item });
    await world.router.navigate(PATH, { replace: true, state: { priceOnly: true } });
    return world;
  };

  // @spec screens/price-choice-modal, validation/several-price-labels-open-price
  it('is asked in a small sheet, from which it goes straight into the cart', async () => {
    const { cart } = await openPriceOnly();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Latte' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Tray/ }));
    expect(submit().textContent).toContain('18.000');
    await user.click(submit());
    expect(cart.getState().cart.lines).toMatchObject([{ priceLabelId: 'l', count: 2 }]);
    expect(await screen.findByText('Went to /demo/car_pickup')).toBeTruthy();
  });

  it('leads to all there is to know, keeping what was chosen', async () => {
    await openPriceOnly();
    await user.click(await screen.findByRole('button', { name: 'More details about Latte' }));
    expect(await screen.findByRole('textbox', { name: /Note/ })).toBeTruthy();
  });

  it('is not all where there is more to choose', async () => {
    await openPriceOnly({ modifier_groups: [groupOf('Milk', 0, 1, [option('Oat')])] });
    expect(await screen.findByRole('group', { name: 'Milk' })).toBeTruthy();
  });
});

describe('what an item is', () => {
  it('is told in a list, in the words of the business where the app has none', async () => {
    await openItem({
      ingredients: ['oat', 'tonka beans'],
      allergens: ['gluten', 'moon dust'],
      calories: 1200,
      preparation_time: 120,
      weight: 0.25,
    });
    expect(factOf('Ingredients')).toBe('Oat and Tonka beans');
    expect(factOf('Allergens')).toBe('Gluten and Moon dust');
    expect(factOf('Energy')).toBe('1,200 kcal');
    expect(factOf('Preparation')).toBe('2 hours');
    expect(factOf('Weight')).toBe('0.25 kg');
  });

  it('is called as the business calls it, in the language that is read', async () => {
    const names = {
      tags: [{ id: 'vegan', name: { en: 'Plant-based', ar: 'من النبات' } }],
      ingredients: [
        { id: 'cucumber', name: { en: 'Cucumber', ar: 'خيار' } },
        // Without a name of its own a word is called by itself.
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
    expect(factOf('المكونات')).toBe('خيار و\u2068Sumac\u2069');
    expect(factOf('مسببات الحساسية')).toBe('بيض وحليب');
  });

  it('asks for no names where there is nothing to name', async () => {
    const { paths } = await openItem();
    expect(paths('tags-ingredients')).toEqual([]);
  });

  it('says nothing where nothing is known', async () => {
    await openItem();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('never starts with a page of text', async () => {
    await openItem({ description: { en: 'Long '.repeat(2000) } });
    const more = button('Show more');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(button('Show less').getAttribute('aria-expanded')).toBe('true');
  });

  it('is text, whatever it is written like', async () => {
    await openItem({ name: { en: '<img src=x onerror=alert(1)>' }, description: { en: '<b>bold</b>' } });
    const dialog = screen.getByRole('dialog', { name: '<img src=x onerror=alert(1)>' });
    expect(within(dialog).getByText('<b>bold</b>')).toBeTruthy();
    expect(dialog.querySelector('img, b')).toBeNull();
  });

  it('falls back to a language the business has written', async () => {
    await openItem({ name: { ar: 'لاتيه' } });
    expect(screen.getByRole('dialog', { name: 'لاتيه' })).toBeTruthy();
  });
});

describe('pictures of options', () => {
  it('stand before their rows, loaded when they come into sight', async () => {
    const image = { src: '/media/oat', width: 640, height: 640 };
    await openItem({
      modifier_groups: [groupOf('Milk', 0, 1, [option('Oat', 0, { image }), option('Cow')])],
    });
    const picture = screen.getByRole('checkbox', { name: 'Oat' }).closest('label')?.querySelector('img');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(picture?.getAttribute('src')).toContain('/media/oat');
  });
});

describe('what goes with it', () => {
  const strip = () => screen.getByRole('region', { name: /Goes well|may also like/ });

  it('is what the business says, each a link to its own page', async () => {
    const { router } = await openItem(
      { related: ['cake', 'gone'] },
      { others: [wireItem('cake', { price: 1.25 }), wireItem('tea')] },
    );
    const links = within(strip()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^cake1\.250/)]);
    await user.click(links[0] as HTMLElement);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/coffee/cake'));
    expect(router.getState().route?.state).toEqual({ fromItem: true });
  });

  it('is else its neighbours; without prices where they are hidden', async () => {
    await openItem({}, { others: [wireItem('tea')], restaurant: { hide_price: true } });
    expect(within(strip()).getByRole('link').textContent).toBe('tea');
  });

  it('is left out where there is nothing', async () => {
    await openItem();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('sharing', () => {
  it('is not offered where the page has no address of its own', async () => {
    await openItem();
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
  });
});
