// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getStitchesCss } from '../../theme/stitches.ts';
import { AddButton } from '../inputs/add-button.tsx';
import { ItemCard } from './item-card.tsx';
import { getItemHeight, getItemHeightCss } from './item-layout.ts';
import '../testing/render-ui.ts';

const renderCard = () => {
  const onOpen = vi.fn();
  const onAdd = vi.fn();
  render(
    <ItemCard
      name="Flat white"
      picture={null}
      href="#item"
      onOpen={onOpen}
      action={<AddButton label="Add Flat white" onClick={onAdd} />}
    />,
  );
  return { onOpen, onAdd };
};

describe('ItemCard', () => {
  it('labels the card of a dish with the dish’s name, and opens the dish when the customer clicks the name', async () => {
    const { onOpen } = renderCard();
    expect(screen.getByRole('article', { name: 'Flat white' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Flat white' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Flat white' }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('marks the language of a dish’s name and description if it differs from the interface’s language', () => {
    render(
      <ItemCard
        name="شاي"
        lang="ar"
        description="Thé noir"
        descriptionLang="fr"
        picture={null}
        href="#item"
        onOpen={() => {}}
      />,
    );
    expect([screen.getByText('شاي').lang, screen.getByText('Thé noir').lang]).toEqual(['ar', 'fr']);
  });

  it('lets the browser open the dish of a card in a new tab', () => {
    const { onOpen } = renderCard();
    const ctrlClick = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    fireEvent(screen.getByRole('link', { name: 'Flat white' }), ctrlClick);
    expect(onOpen).not.toHaveBeenCalled();
    expect(ctrlClick.defaultPrevented).toBe(false);
  });

  it('calls the add action of a dish’s card without opening the dish', async () => {
    const { onOpen, onAdd } = renderCard();
    await userEvent.click(screen.getByRole('button', { name: 'Add Flat white' }));
    expect(onAdd).toHaveBeenCalledOnce();
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe('ItemCard layouts', () => {
  it.each(['list', 'grid', 'compact'] as const)(
    'gives a card in the %s layout the height that virtual lists expect, at every text size',
    (layout) => {
      render(<ItemCard layout={layout} name="Tea" href="#tea" picture={null} onOpen={() => {}} />);
      const css = getItemHeightCss(layout);
      expect(getStitchesCss()).toContain(css);
      const [, fixedPxText, textPxText] = /^calc\((\d+)px \+ calc\((\d+)em \/ 14\)\)$/.exec(css) ?? [];
      for (const textScale of [1, 1.5, 2])
        expect(getItemHeight(layout, textScale)).toBe(
          Number(fixedPxText) + (Number(textPxText) / 14) * (14 * textScale),
        );
    },
  );

  it('shows the description of an item only in the list layout', () => {
    for (const layout of ['list', 'grid', 'compact'] as const) {
      const { unmount } = render(
        <ItemCard
          layout={layout}
          name="Tea"
          href="#tea"
          description="Green"
          picture={null}
          onOpen={() => {}}
        />,
      );
      expect(screen.queryByText('Green') !== null).toBe(layout === 'list');
      unmount();
    }
  });
});
