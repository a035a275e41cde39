// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../ui/testing/render-ui.ts';
import { TestI18n } from './testing/i18n.tsx';
import { joinParts, useSentence } from './use-sentence.ts';

function Screen() {
  const renderSentence = useSentence();
  return (
    <>
      <p>{renderSentence('cart.minimumProgress', { amount: '4.000 KD', minimum: '5.000 KD' })}</p>
      <p>{joinParts([renderSentence('why.couponPercent', { code: 'TEN', rate: '10%' }), '', 'Pickup'])}</p>
      <p>{joinParts(['', false, null])}</p>
    </>
  );
}

describe('useSentence', () => {
  it.each([
    ['en', '4.000 KD of 5.000 KD', 'TEN takes 10% off. · Pickup'],
    ['ar', '4.000 KD من 5.000 KD', undefined],
  ] as const)(
    'marks only the amounts and codes of a sentence as untranslatable in the language %s',
    (locale, expectedProgress, expectedJoined) => {
      const { container } = render(
        <TestI18n locale={locale}>
          <Screen />
        </TestI18n>,
      );
      const untranslatedTexts = [...container.querySelectorAll('[translate=no]')].map(
        (element) => element.textContent,
      );
      expect(untranslatedTexts).toEqual(['4.000 KD', '5.000 KD', 'TEN']);
      const texts = [...container.querySelectorAll('p')].map((line) =>
        line.textContent.replace(/[\u2066-\u2069]/g, ''),
      );
      expect(texts[0]).toBe(expectedProgress);
      if (expectedJoined) expect(texts[1]).toBe(expectedJoined);
      expect(texts.join('')).not.toMatch(/[\uE000\uE001]/);
      expect(texts[2]).toBe('');
    },
  );
});
