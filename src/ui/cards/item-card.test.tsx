// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AddButton } from '../inputs/add-button.tsx';
import { ItemCard } from './item-card.tsx';
import { itemHeight } from './item-layout.ts';
import '../testing/render-ui.ts';

const setUp = () => {
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
  it('is an article named after the dish, whose name opens it', async () => {
    const { open } = setUp();
    expect(screen.getByRole('article', { name: 'Flat white' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Flat white' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Flat white' }));
    expect(open).toHaveBeenCalledOnce();
  });

  it('says in which language its words are, where it is not the interface’s', () => {
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

  it('leaves "open in a new tab" to the browser', () => {
    const { open } = setUp();
    const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    fireEvent(screen.getByRole('link', { name: 'Flat white' }), event);
    expect(open).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('adds without opening', async () => {
    const { open, add } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Add Flat white' }));
    expect(add).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the layouts of a card', () => {
  it.each(['list', 'grid', 'compact'] as const)('%s is as high as a list reckons with', (layout) => {
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
    expect(screen.getByRole('article').style.height).toBe(`${itemHeight(layout)}px`);
    expect(screen.queryByText('Green') !== null).toBe(layout === 'list');
  });
});
