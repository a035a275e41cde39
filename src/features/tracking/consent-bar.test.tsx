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

function renderConsentBar(locale: 'en' | 'ar' = 'en') {
  const stores = createTestStores({}, { initialConsent: 'ask' });
  const onAnswer = vi.fn();
  render(
    <StoresProvider stores={stores}>
      <TestI18n locale={locale}>
        <ConsentBar onAnswer={onAnswer} />
      </TestI18n>
    </StoresProvider>,
  );
  return { ...stores, onAnswer };
}

describe('the consent bar', () => {
  it('keeps the focus on the page, and denies consent until the customer answers the consent bar', () => {
    const { consent } = renderConsentBar();
    expect(screen.getByRole('region', { name: 'Ads and analytics' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    expect(consent.getState().status).toBe('denied');
  });

  it('gives both buttons of the consent bar the same style', () => {
    renderConsentBar();
    const [declineButton, acceptButton] = screen.getAllByRole('button');
    expect([declineButton?.textContent, acceptButton?.textContent]).toEqual(['Don’t allow', 'Allow']);
    expect(declineButton?.className).toBe(acceptButton?.className);
  });

  it.each([
    ['Allow', 'granted'],
    ['Don’t allow', 'denied'],
  ])(
    'saves the answer "%s" in the consent bar as "%s", and reports the answer once',
    async (name, choice) => {
      const { consent, onAnswer } = renderConsentBar();
      await user.click(screen.getByRole('button', { name }));
      expect(consent.getState()).toMatchObject({ choice, status: choice });
      expect(onAnswer).toHaveBeenCalledOnce();
    },
  );

  it('shows the consent bar in Arabic', () => {
    renderConsentBar('ar');
    expect(screen.getByRole('button', { name: 'لا أسمح' })).toBeTruthy();
  });
});
