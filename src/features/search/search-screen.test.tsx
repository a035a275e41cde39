// @vitest-environment jsdom
import '../../ui/testing/render-ui.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { chip, field, names, open, PATH, user } from './testing/render-search-screen.tsx';

/** More than a screen of them. */
const teas = {
  'webapp/v5/restaurant/': {
    body: restaurantBody(
      {},
      {
        menu: {
          categories: [
            wireCategory(
              'a',
              Array.from({ length: 20 }, (_, at) => wireItem(`tea-${at}`, { name: { en: `Tea ${at}` } })),
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

describe('the search', () => {
  // @spec paths/type-search
  it('answers as one types, and says how much it found', async () => {
    await open();
    expect(screen.queryAllByRole('article')).toEqual([]);
    await user.type(field(), 'lat');
    expect(names()).toEqual(['Saffron latte', 'Iced mocha oat latte']);
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('2 results'));
    expect(screen.getAllByText('2 results')).toHaveLength(2);
    expect(screen.getAllByRole('heading', { name: 'Results' })).toHaveLength(1);
  });

  it('marks what it found, in the language it found it in, and names the category', async () => {
    await open();
    await user.type(field(), 'زعفران');
    const card = screen.getByRole('article', { name: 'Saffron latte' });
    const mark = card.querySelector('mark');
    expect(mark?.textContent).toBe('زعفران');
    expect(mark?.closest('[lang]')?.getAttribute('lang')).toBe('ar');
    expect(within(card).getByText('coffee')).toBeTruthy();
  });

  it('shows the business’s words as text, never as HTML', async () => {
    await open();
    await user.type(field(), '<b>milk');
    expect(names()).toEqual(['Saffron latte']);
    const card = screen.getByRole('article', { name: 'Saffron latte' });
    expect(card.querySelector('b')).toBeNull();
    expect(card.textContent).toContain('Warm <b>milk</b>');
  });

  it('forgives a slip, and says so', async () => {
    await open();
    await user.type(field(), 'safron');
    expect(names()).toEqual(['Saffron latte']);
    expect(screen.getByText(/exact match for “safron”/)).toBeTruthy();
  });

  it('says of nothing that it is not there while the menu is still being read', async () => {
    const { search } = await open();
    act(() => search.setState({ isIndexed: false }));
    await user.type(field(), 'latte pizza');
    expect(names()).toEqual(['Saffron latte', 'Iced mocha oat latte']);
    const missing = /^No item matches all of these words/;
    expect(screen.queryByText(missing)).toBeNull();
    expect(screen.getByText('Loading')).toBeTruthy();
    act(() => search.setState({ isIndexed: true }));
    expect(screen.getByText(missing)).toBeTruthy();
    await user.clear(field());
    act(() => search.setState({ isIndexed: false }));
    await user.type(field(), 'xqzw');
    expect(screen.getByText('Loading')).toBeTruthy();
    act(() => search.setState({ isIndexed: true }));
    expect(screen.getByRole('heading', { name: /^No results for “xqzw”/ })).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('says that the rest of the menu did not come, tries again, and answers from what there is', async () => {
    const { menu } = await open();
    act(() => menu.setState({ isComplete: false, isCutShort: true }));
    await user.type(field(), 'xqzw');
    expect(screen.getByRole('heading', { name: /^No results for “xqzw”/ })).toBeTruthy();
    expect(screen.getByText('We couldn’t load the rest of the menu.')).toBeTruthy();
    await user.click(chip('Try again'));
    await waitFor(() => expect(menu.getState().isComplete).toBe(true));
    expect(screen.queryByText('We couldn’t load the rest of the menu.')).toBeNull();
  });

  it('offers what may have been meant, and the way back, when nothing is found', async () => {
    await open();
    await user.type(field(), 'zzzespres');
    expect(await screen.findByRole('heading', { name: /No results for “zzzespres”/ })).toBeTruthy();
    await waitFor(() => chip('Espresso'));
    await user.click(chip('Espresso'));
    expect(names()).toEqual(['Espresso']);
    expect(document.activeElement).toBe(field());
  });

  it('adds below what only the backend found', async () => {
    await open({
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
    await user.type(field(), 'saffron');
    expect(names()).toEqual(['Saffron latte']);
    await waitFor(() => expect(names()).toEqual(['Saffron latte', 'Coffee cake', 'From afar']));
  });

  it('says that the line is down, and answers all the same', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    await open();
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
    await user.type(field(), 'espresso');
    expect(names()).toEqual(['Espresso']);
  });
});

describe('before anything is typed', () => {
  it('groups of the menu are offered, and list what is in them', async () => {
    await open();
    await user.click(chip('Popular'));
    expect(names()).toEqual(['Coffee cake']);
    await user.click(chip('Remove filter: Popular'));
    await user.click(chip('coffee'));
    expect(names()).toHaveLength(3);
  });

  it('what was searched for before is offered, until it is removed', async () => {
    const { search } = await open();
    act(() => {
      for (const term of ['tea', 'latte']) {
        search.getState().setTerm(term);
        search.getState().remember();
      }
      search.getState().setTerm('');
    });
    await user.click(chip('Remove “tea” from recent searches'));
    await user.click(chip('latte'));
    expect(names()).toEqual(['Saffron latte', 'Iced mocha oat latte']);
    await user.clear(field());
    await user.click(chip('Clear all'));
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
  });
});

describe('by keyboard', () => {
  it('arrows lead through the results and back to the field', async () => {
    await open();
    await user.type(field(), 'latte');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Saffron latte');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Iced mocha oat latte');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field());
  });

  it('Enter opens the result that has the focus, and the search is remembered', async () => {
    const { search } = await open();
    await user.type(field(), 'latte{Enter}');
    expect(document.activeElement?.textContent).toBe('Saffron latte');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Went to /demo/car_pickup/coffee/latte')).toBeTruthy();
    expect(search.getState().recent).toEqual(['latte']);
    expect(search.getState().openedId).toBe('latte');
  });

  it('Escape clears, then leaves', async () => {
    const { search } = await open();
    await user.type(field(), 'latte');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Went to /demo/car_pickup')).toBeTruthy();
    expect(search.getState().term).toBe('');
  });
});

describe('coming back from an item', () => {
  it('finds term, filters and the focus where they were', async () => {
    const world = await open();
    await user.type(field(), 'latte');
    await user.click(screen.getByRole('link', { name: 'Iced mocha oat latte' }));
    expect(await screen.findByText(/^Went to/)).toBeTruthy();
    await act(async () => world.router.back(PATH));
    await waitFor(() => expect(field()).toHaveProperty('value', 'latte'));
    expect(names()).toEqual(['Saffron latte', 'Iced mocha oat latte']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Iced mocha oat latte'));
  });

  it('renders the list in full height at once, so that the scroll position can be restored', async () => {
    const world = await open(teas);
    await user.type(field(), 'tea');
    await user.click(screen.getByRole('link', { name: 'Tea 0' }));
    expect(await screen.findByText(/^Went to/)).toBeTruthy();
    const counts: number[] = [];
    const observer = new MutationObserver(() => counts.push(names().length));
    observer.observe(document.body, { childList: true, subtree: true });
    await act(async () => world.router.back(PATH));
    await waitFor(() => expect(names()).toHaveLength(20));
    observer.disconnect();
    expect(counts.find((count) => count > 0)).toBeGreaterThan(2);
  });
});
