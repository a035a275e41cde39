import { describe, expect, it } from 'vitest';
import { kindOf } from './request-kinds.ts';

const scope = new URL('https://orders.example/cafe');
const kind = (address: string, { method = 'GET', isNavigation = false } = {}) =>
  kindOf({ url: new URL(address, scope), method, isNavigation }, scope);

describe('the worker of a business', () => {
  it.each(['/cafe', '/cafe?coupon=TEN', '/cafe/car_pickup/tea/karak'])('answers for its page %s', (path) => {
    expect(kind(path, { isNavigation: true })).toBe('page');
  });

  it.each(['/cafe-2', '/cafeteria/menu', '/', '/demo/plain.html', '/console'])(
    'leaves the page %s to its own',
    (path) => {
      expect(kind(path, { isNavigation: true })).toBeNull();
    },
  );

  it.each([
    ['/order-app.js?build=1', 'file'],
    ['/assets/app-1.js', 'file'],
    ['/assets/locales-1/en.json', 'file'],
    ['/media/abc/640.webp', 'picture'],
    ['/cafe/icons/v/192.png', 'picture'],
    ['/api/webapp/v5/restaurant/cafe', 'answer'],
    ['/api/webapp/v5/menu/cafe~one', 'answer'],
    ['/api/webapp/v5/item/cafe~one/tea', 'answer'],
    ['/api/webapp/branches/cafe', 'answer'],
    ['/api/webapp/banners/cafe~one?date=01-03-2026', 'answer'],
    ['/api/tags-ingredients?branch_id=cafe~one', 'answer'],
  ])('keeps %s, a %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
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
  ])('keeps nothing of %s: it is somebody’s, or of the moment, or not here', (path) => {
    expect(kind(path)).toBeNull();
  });

  it('never comes between an order and the server', () => {
    expect(kind('/api/webapp/order', { method: 'POST' })).toBeNull();
    expect(kind('/api/webapp/v5/restaurant/cafe', { method: 'POST' })).toBeNull();
  });
});
