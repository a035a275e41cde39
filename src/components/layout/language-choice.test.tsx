// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../ui/testing/render-ui.ts';
import { expect, it } from 'vitest';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { LanguageChoice } from './language-choice.tsx';

const renderChoice = (offered: readonly string[]) =>
  render(
    <TestI18n offered={offered}>
      <LanguageChoice />
    </TestI18n>,
  );

it('shows a few languages as radio buttons, each by its own name and marked in its own language', () => {
  renderChoice(['en', 'ar', 'de']);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['English', 'العربية', 'Deutsch']);
  expect(screen.getByText('Deutsch').closest('[lang]')?.getAttribute('lang')).toBe('de');
});

it("shows a language's own name even when browsers do not know the language", () => {
  renderChoice(['en', 'ka', 'sq']);
  expect(screen.getByRole('radio', { name: 'ქართული' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Shqip' })).toBeTruthy();
});

it('shows many languages as a select list', async () => {
  renderChoice(['en', 'ar', 'de', 'fr', 'it', 'ja', 'km']);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(list.value).toBe('en');
  expect(within(list).getByRole('option', { name: '日本語' }).lang).toBe('ja');
  await userEvent.selectOptions(list, 'العربية');
  expect(await screen.findByRole('combobox', { name: 'اللغة' })).toHaveProperty('value', 'ar');
});
