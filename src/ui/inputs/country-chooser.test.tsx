// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CountryChooser } from './country-chooser.tsx';
import '../testing/render-ui.ts';

const user = userEvent.setup();
const ALL_COUNTRIES = [
  { iso: 'KW', name: 'Kuwait', dialCode: '+965', flag: '/kw.svg' },
  { iso: 'AT', name: 'Austria', dialCode: '+43', flag: null },
  { iso: 'DE', name: 'Germany', dialCode: '+49', flag: null },
];

function OpenChooser({ onChoose = () => {} }: { onChoose?: (iso: string) => void }) {
  const [searchText, setSearchText] = useState('');
  return (
    <CountryChooser
      open
      onClose={() => {}}
      title="Country"
      closeLabel="Close"
      searchLabel="Search"
      clearLabel="Clear"
      emptyText="Nothing"
      countries={ALL_COUNTRIES.filter(({ name }) => name.toLowerCase().includes(searchText.toLowerCase()))}
      term={searchText}
      onTermChange={setSearchText}
      selected="KW"
      onChoose={onChoose}
    />
  );
}
const getSearchField = () => screen.getByRole('combobox', { name: 'Search' });

describe('CountryChooser', () => {
  it('focuses the search field when the country list opens', () => {
    render(<OpenChooser />);
    expect(document.activeElement).toBe(getSearchField());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Kuwait+965',
      'Austria+43',
      'Germany+49',
    ]);
  });

  it('lets the customer choose a country with the keyboard alone', async () => {
    const onChooseCountry = vi.fn();
    render(<OpenChooser onChoose={onChooseCountry} />);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const option = screen.getByRole('option', { selected: true });
    expect(option.textContent).toContain('Austria');
    expect(getSearchField().getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect(onChooseCountry).toHaveBeenLastCalledWith('AT');
    await user.keyboard('ger{Enter}');
    expect(onChooseCountry).toHaveBeenLastCalledWith('DE');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onChooseCountry).toHaveBeenCalledTimes(3);
  });

  it('chooses a country by click, and says when no country matches the search', async () => {
    const onChooseCountry = vi.fn();
    render(<OpenChooser onChoose={onChooseCountry} />);
    await user.click(screen.getByRole('option', { name: /Germany/ }));
    expect(onChooseCountry).toHaveBeenCalledExactlyOnceWith('DE');
    await user.type(getSearchField(), 'atlantis{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Nothing');
    expect(onChooseCountry).toHaveBeenCalledOnce();
  });
});
