// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FilterChips } from '../inputs/filter-chips.tsx';
import { CategoryTile } from './category-tile.tsx';
import '../testing/render-ui.ts';

describe('CategoryTile', () => {
  it('names its link after the category and describes it with the item count and start time', () => {
    const open = vi.fn();
    render(
      <CategoryTile
        id="tea"
        name="Tea"
        picture={null}
        count="7 items"
        availableFrom="From 17:00"
        href="#tea"
        onOpen={open}
      />,
    );
    const link = screen.getByRole('link', { name: 'Tea', description: 'From 17:00 7 items' });
    fireEvent.click(link);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('FilterChips', () => {
  it('marks the selected chip and reports the one that the customer presses', () => {
    const choose = vi.fn();
    const chips = ['All', 'Hot', 'Iced'].map((label) => ({ id: label, label }));
    render(<FilterChips label="Coffee" chips={chips} selected="Hot" onSelect={choose} />);
    expect(screen.getByRole('group', { name: 'Coffee' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hot', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Iced', pressed: false }));
    expect(choose).toHaveBeenCalledWith('Iced');
  });
});
