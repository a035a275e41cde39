// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { followLanguage } from './follow-language.ts';

it('sets the language and text direction of the hosted page to those of the app', () => {
  const element = document.createElement('order-app');
  followLanguage(element);
  element.dispatchEvent(new CustomEvent('locale-change', { detail: { locale: 'ar', dir: 'rtl' } }));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  element.dispatchEvent(new CustomEvent('locale-change', { detail: null }));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
});
