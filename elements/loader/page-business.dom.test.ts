// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyPageBusiness } from './page-business.ts';

afterEach(() => vi.unstubAllGlobals());

function createHost(apiBase: string): Element {
  const host = document.createElement('order-app');
  host.setAttribute('api-base', apiBase);
  return host;
}

function stubApi(status: number, body: object) {
  const fetch = vi.fn(async (_url: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('applyPageBusiness', () => {
  // @spec calls/get-webapp-v5-restaurant-domain-domain
  it('finds the business of the page’s domain with one request for all elements on the page', async () => {
    const fetch = stubApi(200, { restaurant: { reference_id: 'tea-house' } });
    const hosts = [createHost('https://one.test/api'), createHost('https://one.test/api')];
    await Promise.all(hosts.map(applyPageBusiness));
    expect(hosts.map((host) => host.getAttribute('reference-id'))).toEqual(['tea-house', 'tea-house']);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      `https://one.test/api/webapp/v5/restaurant-domain/${location.hostname}`,
    ]);
  });

  // @spec calls/get-webapp-v5-restaurant-domain-domain-active-branch-ref
  it('looks up the page’s domain with the element’s branch, and again without the branch if the API does not know it', async () => {
    const host = createHost('https://four.test/api');
    host.setAttribute('branch', 'north');
    const fetch = stubApi(200, { restaurant: { reference_id: 'tea-house' } });
    await applyPageBusiness(host);
    expect(host.getAttribute('reference-id')).toBe('tea-house');
    const url = `https://four.test/api/webapp/v5/restaurant-domain/${location.hostname}`;
    expect(fetch.mock.calls.map(([requestedUrl]) => requestedUrl)).toEqual([`${url}/north`]);

    const otherHost = createHost('https://four.test/api');
    otherHost.setAttribute('branch', 'nowhere');
    const otherFetch = vi.fn(async (requestedUrl: string) =>
      Response.json(
        requestedUrl === url
          ? { restaurant: { reference_id: 'tea-house' } }
          : { error: 1, message: 'No branch' },
      ),
    );
    vi.stubGlobal('fetch', otherFetch);
    await applyPageBusiness(otherHost);
    expect(otherHost.getAttribute('reference-id')).toBe('tea-house');
    expect(otherFetch.mock.calls.map(([requestedUrl]) => requestedUrl)).toEqual([`${url}/nowhere`, url]);
  });

  it('does not look up the page’s domain if a script sets the reference id right after creating the element', async () => {
    const fetch = stubApi(200, { restaurant: { reference_id: 'tea-house' } });
    const host = createHost('https://two.test/api');
    const pendingSearch = applyPageBusiness(host);
    host.setAttribute('reference-id', 'own');
    await pendingSearch;
    expect(fetch).not.toHaveBeenCalled();
    expect(host.getAttribute('reference-id')).toBe('own');
  });

  it('looks up the page’s domain again on the next start if the domain belonged to no business', async () => {
    const host = createHost('https://three.test/api');
    stubApi(404, { error: 1, message: 'No business' });
    await applyPageBusiness(host);
    expect(host.hasAttribute('reference-id')).toBe(false);
    stubApi(200, { restaurant: { reference_id: 'tea-house' } });
    await applyPageBusiness(host);
    expect(host.getAttribute('reference-id')).toBe('tea-house');
  });
});
