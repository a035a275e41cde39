// @vitest-environment jsdom
import '../../ui/testing/render-ui.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import {
  getButton,
  getResultNames,
  getSearchField,
  openSearchScreen,
  PATH,
  user,
} from './testing/render-search-screen.tsx';

/** Routes with a menu that is longer than one screen. */
const routesWithTwentyTeas = {
  'webapp/v5/restaurant/': {
    body: restaurantBody(
      {},
      {
        menu: {
          categories: [
            wireCategory(
              'a',
              Array.from({ length: 20 }, (_, index) =>
                wireItem(`tea-${index}`, { name: { en: `Tea ${index}` } }),
              ),
            ),
          ],
        },
      },
    ),
  },
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('the search screen', () => {
  // @spec paths/type-search
  it('shows search results while the customer types, and announces the number of results', async () => {
    await openSearchScreen();
    expect(screen.queryAllByRole('article')).toEqual([]);
    await user.type(getSearchField(), 'lat');
    expect(getResultNames()).toEqual(['Saffron latte', 'Iced mocha oat latte']);
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('2 results'));
    expect(screen.getAllByText('2 results')).toHaveLength(2);
    expect(screen.getAllByRole('heading', { name: 'Results' })).toHaveLength(1);
  });

  it('highlights the match in a search result, marks the text’s language, and shows the category', async () => {
    await openSearchScreen();
    await user.type(getSearchField(), 'زعفران');
    const card = screen.getByRole('article', { name: 'Saffron latte' });
    const markElement = card.querySelector('mark');
    expect(markElement?.textContent).toBe('زعفران');
    expect(markElement?.closest('[lang]')?.getAttribute('lang')).toBe('ar');
    expect(within(card).getByText('coffee')).toBeTruthy();
  });

  it('shows the business’s texts in search results as plain text, never as HTML', async () => {
    await openSearchScreen();
    await user.type(getSearchField(), '<b>milk');
    expect(getResultNames()).toEqual(['Saffron latte']);
    const card = screen.getByRole('article', { name: 'Saffron latte' });
    expect(card.querySelector('b')).toBeNull();
    expect(card.textContent).toContain('Warm <b>milk</b>');
  });

  it('finds items despite a typing error, and says that the match is not exact', async () => {
    await openSearchScreen();
    await user.type(getSearchField(), 'safron');
    expect(getResultNames()).toEqual(['Saffron latte']);
    expect(screen.getByText(/exact match for “safron”/)).toBeTruthy();
  });

  it('shows a loading message instead of “no results” while the menu is being indexed', async () => {
    const { search } = await openSearchScreen();
    act(() => search.setState({ isIndexed: false }));
    await user.type(getSearchField(), 'latte pizza');
    expect(getResultNames()).toEqual(['Saffron latte', 'Iced mocha oat latte']);
    const missingWordsMessage = /^No item matches all of these words/;
    expect(screen.queryByText(missingWordsMessage)).toBeNull();
    expect(screen.getByText('Loading')).toBeTruthy();
    act(() => search.setState({ isIndexed: true }));
    expect(screen.getByText(missingWordsMessage)).toBeTruthy();
    await user.clear(getSearchField());
    act(() => search.setState({ isIndexed: false }));
    await user.type(getSearchField(), 'xqzw');
    expect(screen.getByText('Loading')).toBeTruthy();
    act(() => search.setState({ isIndexed: true }));
    expect(screen.getByRole('heading', { name: /^No results for “xqzw”/ })).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('searches the loaded part of the menu, and offers a retry when the rest fails to load', async () => {
    const { menu } = await openSearchScreen();
    const refusalMessage = 'Back at noon.';
    act(() => menu.setState({ isComplete: false, isCutShort: true, refusalMessage }));
    await user.type(getSearchField(), 'xqzw');
    expect(screen.getByRole('heading', { name: /^No results for “xqzw”/ })).toBeTruthy();
    expect(screen.getByText(/We couldn’t load the rest of the menu\./)).toBeTruthy();
    expect(screen.getByText('Back at noon.'), 'the server’s message').toBeTruthy();
    await user.click(getButton('Try again'));
    await waitFor(() => expect(menu.getState().isComplete).toBe(true));
    expect(screen.queryByText(/We couldn’t load the rest of the menu\./)).toBeNull();
  });

  it('suggests similar words when the search finds nothing, and searches for the chosen word', async () => {
    await openSearchScreen();
    await user.type(getSearchField(), 'zzzespres');
    expect(await screen.findByRole('heading', { name: /No results for “zzzespres”/ })).toBeTruthy();
    await waitFor(() => getButton('Espresso'));
    await user.click(getButton('Espresso'));
    expect(getResultNames()).toEqual(['Espresso']);
    expect(document.activeElement).toBe(getSearchField());
  });

  // @spec calls/get-webapp-search-term
  it('lists search results from the menu before results that only the server’s search found', async () => {
    await openSearchScreen({
      'webapp/search/': {
        body: {
          items: [
            wireItem('cake', { category: 'sweets' }),
            wireItem('latte'),
            wireItem('far', { name: { en: 'From afar' } }),
          ],
          pagination: { page: 1, pages: 1, total: 3 },
        },
      },
    });
    await user.type(getSearchField(), 'saffron');
    expect(getResultNames()).toEqual(['Saffron latte']);
    await waitFor(() => expect(getResultNames()).toEqual(['Saffron latte', 'Coffee cake', 'From afar']));
  });

  it('searches the menu while the device is offline, and says that the device is offline', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    await openSearchScreen();
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
    await user.type(getSearchField(), 'espresso');
    expect(getResultNames()).toEqual(['Espresso']);
  });
});

describe('the search screen before the customer types', () => {
  it('offers the categories of the menu as filters before the customer types a search term', async () => {
    await openSearchScreen();
    await user.click(getButton('Popular'));
    expect(getResultNames()).toEqual(['Coffee cake']);
    await user.click(getButton('Remove filter: Popular'));
    await user.click(getButton('coffee'));
    expect(getResultNames()).toHaveLength(3);
  });

  it('offers recent searches until the customer removes them', async () => {
    const { search } = await openSearchScreen();
    act(() => {
      for (const term of ['tea', 'latte']) {
        search.getState().setTerm(term);
        search.getState().rememberTerm();
      }
      search.getState().setTerm('');
    });
    await user.click(getButton('Remove “tea” from recent searches'));
    await user.click(getButton('latte'));
    expect(getResultNames()).toEqual(['Saffron latte', 'Iced mocha oat latte']);
    await user.clear(getSearchField());
    await user.click(getButton('Clear all'));
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
  });
});

describe('keyboard control of the search screen', () => {
  it('moves the focus with the arrow keys through the search results and back to the search field', async () => {
    await openSearchScreen();
    await user.type(getSearchField(), 'latte');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Saffron latte');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Iced mocha oat latte');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(getSearchField());
  });

  it('opens the focused search result on Enter, and saves the term among the recent searches', async () => {
    const { search } = await openSearchScreen();
    await user.type(getSearchField(), 'latte{Enter}');
    expect(document.activeElement?.textContent).toBe('Saffron latte');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Went to /demo/car_pickup/coffee/latte')).toBeTruthy();
    expect(search.getState().recentTerms).toEqual(['latte']);
    expect(search.getState().openedItemId).toBe('latte');
  });

  it('clears the search term on Escape, and leaves the search on a second Escape', async () => {
    const { search } = await openSearchScreen();
    await user.type(getSearchField(), 'latte');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(getSearchField()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(getSearchField());
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Went to /demo/car_pickup')).toBeTruthy();
    expect(search.getState().term).toBe('');
  });
});

describe('returning to the search from an item', () => {
  it('restores the search term, the filters and the focus when the customer returns from an item', async () => {
    const { router } = await openSearchScreen();
    await user.type(getSearchField(), 'latte');
    await user.click(screen.getByRole('link', { name: 'Iced mocha oat latte' }));
    expect(await screen.findByText(/^Went to/)).toBeTruthy();
    await act(async () => router.goBack(PATH));
    await waitFor(() => expect(getSearchField()).toHaveProperty('value', 'latte'));
    expect(getResultNames()).toEqual(['Saffron latte', 'Iced mocha oat latte']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Iced mocha oat latte'));
  });

  it('renders the search results at full height immediately when the customer returns from an item', async () => {
    const { router } = await openSearchScreen(routesWithTwentyTeas);
    await user.type(getSearchField(), 'tea');
    await user.click(screen.getByRole('link', { name: 'Tea 0' }));
    expect(await screen.findByText(/^Went to/)).toBeTruthy();
    const resultCounts: number[] = [];
    const observer = new MutationObserver(() => resultCounts.push(getResultNames().length));
    observer.observe(document.body, { childList: true, subtree: true });
    await act(async () => router.goBack(PATH));
    await waitFor(() => expect(getResultNames()).toHaveLength(20));
    observer.disconnect();
    expect(resultCounts.find((count) => count > 0)).toBeGreaterThan(2);
  });
});

describe('search matches on the menus of other order types', () => {
  // @spec entities/separate-menus-per-order-type
  // @spec entities/item
  it('links from the search to another menu when only that menu contains the item', async () => {
    const { router } = await openSearchScreen({}, { checkoutDelivery: { enabled: true } });
    await user.type(getSearchField(), 'tray');
    expect(getResultNames()).toEqual([]);
    await user.click(await screen.findByRole('link', { name: 'Party tray On the menu for Delivery' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/sweets/tray'));
  });

  it('does not offer an item in the search when only a disabled order type sells it', async () => {
    await openSearchScreen();
    await user.type(getSearchField(), 'tray');
    expect(await screen.findByRole('heading', { name: /^No results for/ })).toBeTruthy();
    expect(screen.queryByText(/On the menu for/)).toBeNull();
  });
});
