// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clobberDocument } from '../../src/lib/testing/clobber-document.ts';
import { startRequests } from './first-requests.ts';

vi.mock('./assets.ts', () => ({
  buildAssetUrl: (path: string) => new URL(path, location.href).href,
  fetchLocale: async () => ({}),
  getRunningBuild: () => null,
  loadApp: () => Promise.resolve({}),
}));

const fetchMock = vi.fn(async (_url: string) => Response.json({ restaurant: { locales: ['en'] } }));
const INLINED_RESPONSE = JSON.stringify({ status: 203, body: { restaurant: { locales: ['en'] } } });
const INLINED_ID = 'order-app:demo-cafe';
const HOSTED_SCRIPT = `<script type="application/json" id="${INLINED_ID}">${INLINED_RESPONSE}</script>`;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  delete document.body.dataset.orderApp;
});

function startOnPage(html: string, apiBase = '/api') {
  const host = document.createElement('div');
  host.setAttribute('reference-id', 'demo-cafe');
  host.setAttribute('api-base', apiBase);
  document.body.innerHTML = html;
  document.body.append(host);
  return startRequests(host);
}

it('reads the business from the script tag of a hosted page, and removes the tag', async () => {
  document.body.dataset.orderApp = 'hosted';
  const { businessResponse } = startOnPage(HOSTED_SCRIPT);
  expect((await businessResponse)?.status).toBe(203);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(document.getElementById(INLINED_ID)).toBeNull();
});

it.each([
  ['an embed', false, HOSTED_SCRIPT, '/api'],
  ['an element that is no script', true, `<div id="${INLINED_ID}">${INLINED_RESPONSE}</div>`, '/api'],
  [
    'a form whose fields are named like methods',
    true,
    `<form id="${INLINED_ID}"><input name="remove"><input name="matches"></form>`,
    '/api',
  ],
  ['a script inside other markup', true, `<div>${HOSTED_SCRIPT}</div>`, '/api'],
  ['a script of another type', true, HOSTED_SCRIPT.replace('application/json', 'text/plain'), '/api'],
  ['a hosted page of another origin than the API', true, HOSTED_SCRIPT, 'https://orders.example/api'],
])(
  'ignores the embedded business in %s and requests the business from the server',
  async (_source, isHosted, html, apiBase) => {
    if (isHosted) document.body.dataset.orderApp = 'hosted';
    const { businessResponse } = startOnPage(html, apiBase);
    expect((await businessResponse)?.status).toBe(200);
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(document.getElementById(INLINED_ID), 'the page keeps its element').not.toBeNull();
  },
);

it('resolves api-base against the document’s base URL even if elements are named baseURI and cookie', async () => {
  const restoreDocument = clobberDocument('baseURI', 'cookie');
  const requests = startOnPage('', 'api');
  await expect(requests.locale).resolves.toBe('en');
  restoreDocument();
  expect(requests.apiBase).toBe(new URL('api', location.href).href);
});
