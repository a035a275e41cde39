// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../ui/testing/render-ui.ts';
import { describe, expect, it, vi } from 'vitest';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { StoresProvider } from '../../stores/stores-context.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { ConsentBar } from './consent-bar.tsx';

const user = userEvent.setup();

function show(locale: 'en' | 'ar' = 'en') {
  const world = createTestStores({}, { initialConsent: 'ask' });
  const onAnswer = vi.fn();
  render(
    <StoresProvider stores={world}>
      <TestI18n locale={locale}>
        <ConsentBar onAnswer={onAnswer} />
      </TestI18n>
    </StoresProvider>,
  );
  return { ...world, onAnswer };
}

describe('the consent bar', () => {
  it('renders a named region that takes no focus and denies consent until an answer', () => {
    const { consent } = show();
    expect(screen.getByRole('region', { name: 'Ads and analytics' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    expect(consent.getState().status).toBe('denied');
  });

  it('shows two buttons of the same style', () => {
    show();
    const [no, yes] = screen.getAllByRole('button');
    expect([no?.textContent, yes?.textContent]).toEqual(['Don’t allow', 'Allow']);
    expect(no?.className).toBe(yes?.className);
  });

  it.each([
    ['Allow', 'granted'],
    ['Don’t allow', 'denied'],
  ])('saves the answer "%s" as %s and calls onAnswer', async (name, choice) => {
    const { consent, onAnswer } = show();
    await user.click(screen.getByRole('button', { name }));
    expect(consent.getState()).toMatchObject({ choice, status: choice });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('shows the consent bar in Arabic', () => {
    show('ar');
    expect(screen.getByRole('button', { name: 'لا أسمح' })).toBeTruthy();
  });
});
