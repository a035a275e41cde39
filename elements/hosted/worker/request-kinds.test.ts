import { describe, expect, it } from 'vitest';
import { classifyRequest } from './request-kinds.ts';

const scope = new URL('https://orders.example/cafe');
const classifyUrl = (address: string, { method = 'GET', isNavigation = false } = {}) =>
  classifyRequest({ url: new URL(address, scope), method, isNavigation }, scope);

describe('classifyRequest', () => {
  it.each(['/cafe', '/cafe?coupon=TEN', '/cafe/car_pickup/tea/karak'])(
    'lets the service worker respond to requests for the page %s of its business',
    (path) => {
      expect(classifyUrl(path, { isNavigation: true })).toBe('page');
    },
  );

  it.each(['/cafe-2', '/cafeteria/menu', '/', '/demo/plain.html', '/console'])(
    'leaves the page %s, which is outside the service worker’s scope, to the network',
    (path) => {
      expect(classifyUrl(path, { isNavigation: true })).toBeNull();
    },
  );

  it.each([
    ['/order-app.js?build=1', 'file'],
    ['/assets/app-1.js', 'file'],
    ['/assets/locales-1/en.json', 'file'],
    ['/media/abc/640.webp', 'image'],
    ['/cafe/icons/v/192.png', 'image'],
    ['/api/webapp/v5/restaurant/cafe', 'api-response'],
    ['/api/webapp/v5/menu/cafe~one', 'api-response'],
    ['/api/webapp/v5/item/cafe~one/tea', 'api-response'],
    ['/api/webapp/branches/cafe', 'api-response'],
    ['/api/webapp/banners/cafe~one?date=01-03-2026', 'api-response'],
    ['/api/tags-ingredients?branch_id=cafe~one', 'api-response'],
  ])('caches the response for %s as the kind "%s"', (path, kind) => {
    expect(classifyUrl(path)).toBe(kind);
  });

  it.each([
    '/api/webapp/order/123',
    '/api/webapp/order/a/b',
    '/api/webapp/profile/1',
    '/api/webapp/v5/orders/1',
    '/api/webapp/v5/shifts/cafe~one',
    '/api/webapp/transaction/a/b',
    '/api/webapp/update-order-events/a/b',
    '/api/webapp/v5/menuX',
    '/builds/latest.json',
    'https://elsewhere.example/media/abc/640.webp',
  ])('never caches the response for %s, which is personal, short-lived or external', (path) => {
    expect(classifyUrl(path)).toBeNull();
  });

  it('never lets the service worker respond to POST requests', () => {
    expect(classifyUrl('/api/webapp/order', { method: 'POST' })).toBeNull();
    expect(classifyUrl('/api/webapp/v5/restaurant/cafe', { method: 'POST' })).toBeNull();
  });
});
