// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FilterChips } from '../inputs/filter-chips.tsx';
import { CategoryTile } from './category-tile.tsx';
import '../testing/render-ui.ts';

describe('CategoryTile', () => {
  it('labels a category tile with its name, and describes it with its start time and item count', () => {
    const onOpen = vi.fn();
    render(
      <CategoryTile
        id="tea"
        name="Tea"
        picture={null}
        count="7 items"
        availableFrom="From 17:00"
        href="#tea"
        onOpen={onOpen}
      />,
    );
    const link = screen.getByRole('link', { name: 'Tea', description: 'From 17:00 7 items' });
    fireEvent.click(link);
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe('FilterChips', () => {
  it('marks the selected filter chip and reports the pressed chip', () => {
    const onSelect = vi.fn();
    const chips = ['All', 'Hot', 'Iced'].map((label) => ({ id: label, label }));
    render(<FilterChips label="Coffee" chips={chips} selected="Hot" onSelect={onSelect} />);
    expect(screen.getByRole('group', { name: 'Coffee' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hot', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Iced', pressed: false }));
    expect(onSelect).toHaveBeenCalledWith('Iced');
  });
});
