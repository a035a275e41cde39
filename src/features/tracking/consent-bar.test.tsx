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

describe('the question whether a customer may be told of', () => {
  it('is a region with a name, takes no focus, and waits for nobody', () => {
    const { consent } = show();
    expect(screen.getByRole('region', { name: 'Ads and analytics' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    expect(consent.getState().status).toBe('denied');
  });

  it('has two answers that look the same', () => {
    show();
    const [no, yes] = screen.getAllByRole('button');
    expect([no?.textContent, yes?.textContent]).toEqual(['Don’t allow', 'Allow']);
    expect(no?.className).toBe(yes?.className);
  });

  it.each([
    ['Allow', 'granted'],
    ['Don’t allow', 'denied'],
  ])('%s is %s, and the focus is given on', async (name, choice) => {
    const { consent, onAnswer } = show();
    await user.click(screen.getByRole('button', { name }));
    expect(consent.getState()).toMatchObject({ choice, status: choice });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('is asked in Arabic too', () => {
    show('ar');
    expect(screen.getByRole('button', { name: 'لا أسمح' })).toBeTruthy();
  });
});
