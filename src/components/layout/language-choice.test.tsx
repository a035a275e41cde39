// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../ui/testing/render-ui.ts';
import { expect, it } from 'vitest';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { LanguageChoice } from './language-choice.tsx';

const renderChoice = (offeredLocales: readonly string[]) =>
  render(
    <TestI18n offeredLocales={offeredLocales}>
      <LanguageChoice />
    </TestI18n>,
  );

it('shows a few languages as radio buttons, each labelled with the language’s own name', () => {
  renderChoice(['en', 'ar', 'de']);
  const optionLabels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(optionLabels).toEqual(['English', 'العربية', 'Deutsch']);
  expect(screen.getByText('Deutsch').closest('[lang]')?.getAttribute('lang')).toBe('de');
});

it("shows a language's own name even when browsers do not know the language", () => {
  renderChoice(['en', 'ka', 'sq']);
  expect(screen.getByRole('radio', { name: 'ქართული' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Shqip' })).toBeTruthy();
});

it('shows the languages as a select list when the business offers many', async () => {
  renderChoice(['en', 'ar', 'de', 'fr', 'it', 'ja', 'km']);
  const languageSelect = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(languageSelect.value).toBe('en');
  expect(within(languageSelect).getByRole('option', { name: '日本語' }).lang).toBe('ja');
  await userEvent.selectOptions(languageSelect, 'العربية');
  expect(await screen.findByRole('combobox', { name: 'اللغة' })).toHaveProperty('value', 'ar');
});

it('keeps the current language and offers a retry when another language fails to load', async () => {
  renderChoice(['en', 'ar', 'de']);
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByText('We couldn’t load Deutsch.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We couldn’t load Deutsch.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'العربية' }));
  expect(await screen.findByRole('radiogroup', { name: 'اللغة' })).toBeTruthy();
  expect(screen.queryByText(/Deutsch\.$/)).toBeNull();
});
