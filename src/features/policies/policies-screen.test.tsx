// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../ui/testing/render-ui.ts';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { PoliciesScreen } from './policies-screen.tsx';

const showPolicies = (policies?: Record<string, string>, locale: 'en' | 'ar' = 'en') => {
  const body = restaurantBody({ ...(policies && { policies }), phone: '+965 2200 0140' });
  return showScreen(
    '/demo/Policies',
    PoliciesScreen,
    createTestStores({ 'webapp/v5/restaurant/': { body } }),
    locale,
  );
};

describe('the policies screen', () => {
  // @spec paths/policies
  it('shows the business’s policies below the page heading, and opens links in a new tab', async () => {
    await showPolicies({
      en: '<h1>Returns</h1><p>See <a href="https://example.com/r">here</a> or <a href="mailto:a@b.c">write</a>.</p><h2>How</h2>',
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms and policies');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Returns');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('How');
    const link = screen.getByRole('link', { name: 'here' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ]);
    expect(screen.getByRole('link', { name: 'write' }).getAttribute('target')).toBeNull();
  });

  // @spec paths/policies
  it('removes scripts, images, frames and styles from the business’s policies', async () => {
    await showPolicies({
      en: '<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script><p style="position:fixed" onclick="globalThis.hit=1">Kind words</p><iframe src="https://evil.test"></iframe><a href="javascript:globalThis.hit=1">press</a>',
    });
    const paragraph = screen.getByText('Kind words');
    paragraph.click();
    screen.getByText('press').click();
    expect(paragraph.getAttributeNames()).toEqual(['dir']);
    expect(screen.getByRole('article').querySelector('img, script, iframe, style, a')).toBeNull();
    expect(globalThis).not.toHaveProperty('hit');
  });

  it('keeps the paragraphs of policies written as plain text', async () => {
    await showPolicies({ en: 'One & two < three\n\nFour' });
    expect(screen.getByText('One & two < three').tagName).toBe('P');
    expect(screen.getByText('Four').tagName).toBe('P');
  });

  // @spec entities/social-links-policies-remove-power
  it('shows the policies in the customer’s language', async () => {
    await showPolicies({ en: 'Hello', ar: 'أهلًا' }, 'ar');
    expect(screen.getByText('أهلًا')).toBeTruthy();
    expect(screen.queryByText('Hello')).toBeNull();
  });

  // @spec paths/policies
  it('says that the business has no policies, and offers to call the business', async () => {
    await showPolicies();
    expect(screen.getByText('No policies yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' })).toBeTruthy();
  });
});
