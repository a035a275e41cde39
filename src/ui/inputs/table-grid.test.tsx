// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TableGrid } from './table-grid.tsx';

const tables = [
  { id: '7', name: '7', accessibleName: 'Table 7' },
  { id: 'terrace', name: 'Terrace 1', accessibleName: 'Terrace 1' },
];

it('names each table for screen readers, marks the current table, and chooses another table on click', async () => {
  const onChoose = vi.fn();
  render(<TableGrid label="Table" tables={tables} current="7" onChoose={onChoose} />);
  expect(screen.getByRole('button', { name: 'Table 7', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Terrace 1', pressed: false }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('terrace');
});

it('lists a table that the customer cannot choose, with the reason', async () => {
  const onChoose = vi.fn();
  const largeTable = { id: '9', name: '9', accessibleName: 'Table 9', details: ['8 seats', 'From 5 people'] };
  render(
    <TableGrid
      label="Table"
      tables={[{ ...largeTable, isDisabled: true }]}
      current={null}
      onChoose={onChoose}
    />,
  );
  const button = screen.getByRole('button', { name: 'Table 9' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toContain('From 5 people');
  await userEvent.click(button);
  expect(onChoose).not.toHaveBeenCalled();
});
