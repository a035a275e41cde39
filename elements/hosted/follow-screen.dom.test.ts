// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { followScreen } from './follow-screen.ts';

const ORIGIN = 'https://orders.example';

function openPage(headHtml = '') {
  document.head.innerHTML = headHtml;
  document.body.dataset.origin = ORIGIN;
  const element = document.createElement('order-app');
  followScreen(element);
  return (detail: unknown) => element.dispatchEvent(new CustomEvent('screen-change', { detail }));
}
const readHead = () => ({
  title: document.title,
  canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
});

it('updates the page’s title and canonical URL with every screen', () => {
  const showScreen = openPage(`<title>Menu</title><link rel="canonical" href="${ORIGIN}/cafe/car_pickup">`);
  showScreen({
    path: '/cafe/dine_in/tea/chai',
    status: 200,
    title: 'Chai · Café',
    canonical: '/cafe/car_pickup/tea/chai',
  });
  expect(readHead()).toEqual({
    title: 'Chai · Café',
    canonical: `${ORIGIN}/cafe/car_pickup/tea/chai`,
    robots: 'index, follow, max-image-preview:large',
  });
});

it('removes the canonical URL from the page on screens without a canonical URL', () => {
  const showScreen = openPage(
    `<link rel="canonical" href="${ORIGIN}/cafe"><meta name="robots" content="index">`,
  );
  showScreen({ path: '/cafe/nothing', status: 404, title: 'Order App 404', canonical: null });
  expect(readHead()).toEqual({ title: 'Order App 404', canonical: undefined, robots: 'noindex' });
  showScreen({ path: '/cafe', status: 200, title: 'Café', canonical: '/cafe?lang=ar' });
  expect(readHead()).toMatchObject({ title: 'Café', canonical: `${ORIGIN}/cafe?lang=ar` });
});

it('updates the links to other languages so that they lead to the current screen', () => {
  const showScreen = openPage(
    `<link rel="alternate" hreflang="en" href="${ORIGIN}/cafe"><link rel="alternate" hreflang="ar" href="${ORIGIN}/cafe?lang=ar">`,
  );
  showScreen({ path: '/cafe/car_pickup', status: 200, title: 'Café', canonical: '/cafe/car_pickup' });
  expect([...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ href }) => href)).toEqual([
    `${ORIGIN}/cafe/car_pickup`,
    `${ORIGIN}/cafe/car_pickup?lang=ar`,
  ]);
});

it('ignores a screen event without a description of the screen', () => {
  openPage('<title>Menu</title>')(null);
  expect(document.title).toBe('Menu');
});
