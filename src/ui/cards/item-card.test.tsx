// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AddButton } from '../inputs/add-button.tsx';
import { ItemCard } from './item-card.tsx';
import { getItemHeight } from './item-layout.ts';
import '../testing/render-ui.ts';

const renderCard = () => {
  const open = vi.fn();
  const add = vi.fn();
  render(
    <ItemCard
      name="Flat white"
      picture={null}
      href="#item"
      onOpen={open}
      action={<AddButton label="Add Flat white" onClick={add} />}
    />,
  );
  return { open, add };
};

describe('ItemCard', () => {
  it('names its article after the dish and opens the dish when the name is clicked', async () => {
    const { open } = renderCard();
    expect(screen.getByRole('article', { name: 'Flat white' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Flat white' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Flat white' }));
    expect(open).toHaveBeenCalledOnce();
  });

  it('marks the language of name and description when it differs from the interface', () => {
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

  it('lets the browser open a dish in a new tab', () => {
    const { open } = renderCard();
    const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    fireEvent(screen.getByRole('link', { name: 'Flat white' }), event);
    expect(open).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('adds the dish without opening it', async () => {
    const { open, add } = renderCard();
    await userEvent.click(screen.getByRole('button', { name: 'Add Flat white' }));
    expect(add).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('ItemCard layouts', () => {
  it.each(['list', 'grid', 'compact'] as const)(
    'gives a card in the %s layout the height that lists expect',
    (layout) => {
      render(
        <ItemCard
          layout={layout}
          name="Tea"
          href="#tea"
          description="Green"
          picture={null}
          onOpen={() => {}}
        />,
      );
      expect(screen.getByRole('article').style.height).toBe(`${getItemHeight(layout)}px`);
      expect(screen.queryByText('Green') !== null).toBe(layout === 'list');
    },
  );
});
