// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import { drinks, getButton, getCard, onOpenBranches, openMenu } from './testing/render-menu-screen.tsx';

const user = userEvent.setup();

describe('smart categories', () => {
  const smartCategories = [
    { id: 'fresh', name: { en: 'Fresh' }, item_ids: ['espresso', 'gone'], kind: 'new' as const },
    { id: 'offers', name: { en: 'Offers' }, item_ids: ['latte', 'espresso'], kind: 'discounted' as const },
    { id: 'best', name: { en: 'Best' }, item_ids: ['latte'] },
  ];
  const discounts = {
    pickup: { itemsDiscounts: { latte: { id: 'd', type: 'percent' as const, value: 10 } } },
  };
  const getTabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

  // @spec entities/menu
  it('shows smart categories as strips above the categories, with the highlighted smart category first', async () => {
    await openMenu({}, { smart_categories: smartCategories, highlightedCat: 'best', discounts });
    expect(getTabNames()).toEqual(['Best', 'Fresh', 'Offers', 'coffee', 'sweets']);
    const getDishNames = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('article')
        .map((article) => within(article).getByRole('heading').textContent);
    expect([getDishNames('Best'), getDishNames('Fresh'), getDishNames('Offers')]).toEqual([
      ['Latte'],
      ['Espresso'],
      ['Latte'],
    ]);
  });

  it('omits the strip of discounted items for an order type whose whole menu is discounted', async () => {
    const allMenuDiscount = { id: 'all', type: 'percent' as const, value: 5 };
    await openMenu(
      {},
      {
        smart_categories: smartCategories,
        discounts: { pickup: { ...discounts.pickup, allMenuDiscount } },
      },
    );
    expect(getTabNames()).toEqual(['Fresh', 'Best', 'coffee', 'sweets']);
  });

  it('lists the highlighted category first, and omits a smart category without items', async () => {
    await openMenu(
      {},
      { smart_categories: [{ id: 'none', name: { en: 'None' }, item_ids: ['x'] }], highlightedCat: 'sweets' },
    );
    expect(getTabNames()).toEqual(['sweets', 'coffee', 'sweets']);
  });
});

describe('a menu that was fetched only in part', () => {
  it('says below the menu that a part of the menu failed to load, and loads that part on retry', async () => {
    const { routes, menu } = await openMenu({}, { pagination: { page: 1, pages: 2, total: 90 } });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('We couldn’t load the rest of the menu.')).toBeTruthy();
    routes['webapp/v5/menu/'] = {
      body: { menu: { categories: [wireCategory('coffee', drinks)] }, discounts: {} },
    };
    await user.click(retryButton);
    await waitFor(() => expect(menu.getState().isComplete).toBe(true));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the menu', () => {
  // @spec paths/type
  it('shows categories as headings and tabs, and dishes as articles in lists', async () => {
    await openMenu();
    expect(screen.getByRole('heading', { level: 1, name: 'Demo' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['coffee', 'sweets']);
    const list = screen.getByRole('list', { name: 'coffee' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(getCard('Espresso')).getByText(/1\.500/)).toBeTruthy();
  });

  // @spec validation/minimum-quantity-above-1-applies
  it('adds the minimum quantity of a dish from its card and moves the focus to the stepper', async () => {
    const { cart } = await openMenu();
    await user.click(getButton('Add Espresso to cart'));
    expect(cart.getState().cart.lines).toMatchObject([{ itemId: 'espresso', count: 2 }]);
    const stepper = await screen.findByRole('group', { name: 'Quantity of Espresso' });
    const moreButton = within(stepper).getByRole('button', { name: 'Add one more Espresso' });
    await waitFor(() => expect(document.activeElement).toBe(moreButton));
    await user.click(getButton('Add one more Espresso'));
    expect(cart.getState().count).toBe(3);
  });

  it('removes a dish from the cart when its quantity drops below the minimum', async () => {
    const { cart } = await openMenu();
    await user.click(getButton('Add Espresso to cart'));
    await user.click(getButton('Remove one Espresso'));
    expect(cart.getState().count).toBe(0);
    expect(document.activeElement).toBe(getButton('Add Espresso to cart'));
  });

  // @spec validation/adding-from-list-opens-item
  it('opens the page of a dish with options from the button on the dish’s card', async () => {
    await openMenu();
    await user.click(getButton('Choose options for Latte'));
    expect(await screen.findByText('Went to /demo/car_pickup/coffee/latte')).toBeTruthy();
  });

  // @spec validation/several-price-labels-open-price
  it('shows the lowest price of a dish with price labels, and asks only for the price label', async () => {
    const { router } = await openMenu();
    expect(within(getCard('Cake')).getByText(wholeText(/from .?2\.000/))).toBeTruthy();
    await user.click(getButton('Choose a size for Cake'));
    expect(await screen.findByText('Went to /demo/car_pickup/sweets/cake')).toBeTruthy();
    expect(router.getState().route?.state).toEqual({ priceOnly: true });
  });

  // @spec entities/pinned-entries-come-first
  it('lists pinned categories and dishes first', async () => {
    const pinnedCategory = {
      ...wireCategory('sweets', [wireItem('tart', { category: 'sweets' })]),
      pin: true,
    };
    const items = [wireItem('latte'), wireItem('mocha', { pin: true })];
    await openMenu({}, { menu: { categories: [wireCategory('coffee', items), pinnedCategory] } });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['sweets', 'coffee']);
    const dishNames = screen
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
    expect(dishNames).toEqual(['tart', 'mocha', 'latte']);
  });

  // @spec validation/item-or-category-not-visible, validation/one-on-closed-day-hidden
  it('hides the dishes and categories that the business has hidden, and dishes that are unavailable today', async () => {
    const closedWeek = Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [day, { closed: true, shifts: [] }]),
    );
    const categories = [
      wireCategory('coffee', [
        wireItem('latte'),
        wireItem('secret', { visible: false }),
        wireItem('weekend', { availability: closedWeek }),
      ]),
      { ...wireCategory('staff', [wireItem('lunch', { category: 'staff' })]), visible: false },
    ];
    await openMenu({}, { menu: { categories } });
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
      expect.stringContaining('latte'),
    ]);
    expect(screen.queryByText('staff')).toBeNull();
  });

  it('marks a sold-out dish, and shows no add button for the dish', async () => {
    await openMenu();
    expect(within(getCard('Mocha')).getByText('Sold out')).toBeTruthy();
    expect(within(getCard('Mocha')).queryAllByRole('button', { name: /Add|Choose/ })).toEqual([]);
  });

  // @spec entities/discounts-per-way-ordering
  it('shows the price of a dish before and after a discount', async () => {
    const discount = { id: 'd', type: 'percent', value: 20 } as const;
    await openMenu({}, { discounts: { pickup: { itemsDiscounts: { espresso: discount } } } });
    const cardText = getCard('Espresso').textContent;
    expect(cardText).toMatch(/20% off/);
    expect(cardText).toMatch(/Was 1\.500.*Now 1\.200/);
  });

  // @spec entities/standard-menu-hide-price-hide
  it('hides prices on the menu when the business hides prices, but keeps the button of a dish', async () => {
    await openMenu({ hide_price: true });
    expect(screen.queryByText(/1\.500/)).toBeNull();
    // The button opens the dish's page. The label "Choose options" would be wrong for a dish without options.
    expect(getButton('Add Espresso to cart')).toBeTruthy();
  });

  it('puts the highlighted smart category first, without its dishes that are not on the menu', async () => {
    await openMenu(
      {},
      {
        smart_categories: [{ id: 'popular', name: { en: 'Popular' }, item_ids: ['cake', 'gone', 'latte'] }],
        highlightedCat: 'popular',
      },
    );
    expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Popular');
    const list = screen.getByRole('list', { name: 'Popular' });
    expect(
      within(list)
        .getAllByRole('article')
        .map(({ textContent }) => textContent),
    ).toHaveLength(2);
  });

  it('says that the category in the link has no dishes at this hour', async () => {
    const closedCategory = { ...wireCategory('breakfast', drinks), available: '{"status":"off"}' };
    const menu = { categories: [wireCategory('coffee', drinks), closedCategory] };
    const smart_categories = [{ id: 'popular', name: { en: 'Popular' }, item_ids: ['latte'] }];
    const message = 'Nothing here right now';
    await openMenu({}, { menu, smart_categories }, shiftsBody(), '/demo/car_pickup/breakfast');
    expect(screen.getByText(message)).toBeTruthy();
    expect(getCard('Espresso')).toBeTruthy();
    for (const id of ['coffee', 'popular']) {
      cleanup();
      await openMenu({}, { menu, smart_categories }, shiftsBody(), `/demo/car_pickup/${id}`);
      expect(screen.queryByText(message)).toBeNull();
    }
  });

  it('shows the branch on the menu if the business has several branches, and opens the list of branches', async () => {
    await openMenu();
    await user.click(getButton(/Change branch: .*One/));
    expect(onOpenBranches).toHaveBeenCalledTimes(1);
  });

  it('says on the menu that the branch offers no pickup, and offers other branches and order types', async () => {
    onOpenBranches.mockClear();
    const { router } = await openMenu({
      checkoutCarPickup: { enabled: true, branches: ['demo~two'] },
      checkoutDelivery: { enabled: true },
    });
    expect(screen.getByText('This branch doesn’t offer pickup.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Choose another branch' }));
    expect(onOpenBranches).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Switch to Delivery' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery'));
  });

  it('hides the name of the branch when only one branch is visible', async () => {
    await openMenu({
      branches: [
        { id: 'demo~one', name: { en: 'One' } },
        { id: 'demo~two', name: { en: 'Two' }, visible: false },
      ],
    });
    expect(screen.queryByRole('button', { name: /branch/ })).toBeNull();
  });

  it('switches the menu to another order type', async () => {
    await openMenu({ checkoutDineIn: { enabled: true } });
    await user.click(screen.getByRole('radio', { name: 'Dine-in' }));
    expect(await screen.findByText('Went to /demo/dine_in')).toBeTruthy();
  });
});

describe('searching', () => {
  it('opens the search from the link on the menu', async () => {
    await openMenu();
    await user.click(screen.getByRole('link', { name: 'Search the menu' }));
    expect(await screen.findByText('Went to /demo/car_pickup/search')).toBeTruthy();
  });
});

describe('a menu with nothing on it', () => {
  // @spec codes/menu-fetch-states
  it('reports an empty menu and offers a retry', async () => {
    await openMenu({}, { menu: { categories: [] } });
    expect(await screen.findByRole('heading', { name: 'Nothing on the menu right now' })).toBeTruthy();
    expect(getButton('Try again')).toBeTruthy();
  });
});
