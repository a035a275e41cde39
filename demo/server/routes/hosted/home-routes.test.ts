import { describe, expect, it } from 'vitest';
import { createHomeRoutes } from './home-routes.ts';

const openHome = async (...referenceIds: string[]) => {
  const response = await createHomeRoutes(async () => referenceIds).request('/?lang=de');
  return [response.status, response.headers.get('location')];
};

describe('the root of a server without demo businesses', () => {
  it('redirects the root of a server to its only business, and keeps the query of the URL', async () => {
    expect(await openHome('my-cafe')).toEqual([302, '/my-cafe?lang=de']);
  });

  it('responds with 404 at the root of a server that has no business or several', async () => {
    expect(await openHome()).toEqual([404, null]);
    expect(await openHome('my-cafe', 'my-bar')).toEqual([404, null]);
  });
});
