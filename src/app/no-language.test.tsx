// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { coreMessages } from '../i18n/core-messages.ts';
import { renderApp } from './testing/render-app.tsx';

vi.mock('../../locales/en.json', () => {
  throw new Error('offline');
});

// @spec errors/locale-fails-load
it('shows the error page in English when no language loads, and the screen after a successful retry', async () => {
  let isOffline = true;
  const ar = (await import('../../locales/ar.json')).default;
  const loadLocale = (code: string) =>
    isOffline || code !== 'ar' ? Promise.reject(new Error('offline')) : Promise.resolve(ar);

  await renderApp('/demo', { config: { loadLocale, locale: 'ar' } });

  expect(await screen.findByRole('heading', { name: coreMessages.errors.chunk })).toBeTruthy();
  expect(screen.getByText(coreMessages.errors.chunkText)).toBeTruthy();
  isOffline = false;
  const retry = screen.getByRole('button', { name: coreMessages.ui.retry });
  await act(async () => retry.click());
  expect(await screen.findByRole('link', { name: ar.tabs.home })).toBeTruthy();
});
