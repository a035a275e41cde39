import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../src/api/contract/contract.ts';
import { buildRequestHeaders } from '../../../src/lib/request-headers.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderBody, placeOrder } from '../testing/test-orders.ts';

const RESTAURANT_PATH = '/api/webapp/v5/restaurant/tea-house';

describe.each(pgliteOnly)('the HTTP API, on $name', (engine) => {
  const backend = useBackend(engine);
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    backend.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const readErrorCode = async (response: Response) => {
    const { error, code } = (await response.json()) as Record<string, unknown>;
    return [response.status, error, code];
  };

  // @spec contract/headers
  it('lets a page on any origin send every header of the API client, but no cookies', async () => {
    const sentHeaders = Object.keys(buildRequestHeaders('en', new Date())).map((name) => name.toLowerCase());
    const response = await backend.request('/api/webapp/order', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://somebody.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': [...sentHeaders, 'authorization', 'idempotency-key'].join(','),
      },
    });
    expect(response.status).toBe(204);
    const { headers } = response;
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-max-age')).toBe('86400');
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    const allowedHeaders = headers.get('access-control-allow-headers')?.toLowerCase().split(',') ?? [];
    for (const name of [...sentHeaders, 'authorization', 'idempotency-key'])
      expect(allowedHeaders).toContain(name);
  });

  it('lets a page on any origin read the API’s error responses', async () => {
    const response = await backend.request('/api/webapp/v5/restaurant/nobody', {
      headers: { origin: 'https://somebody.example.com' },
    });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  });

  // @spec contract/every-call-with-what-cannot
  it('refuses a request body over 256 KB, with or without a Content-Length', async () => {
    const largeBody = JSON.stringify({ ...buildOrderBody(), notes: 'x'.repeat(300_000) });
    expect(await readErrorCode(await post('/api/webapp/order', largeBody, buildIdempotencyHeader()))).toEqual(
      [413, 1, 'too_large'],
    );
    const chunk = new TextEncoder().encode('x'.repeat(65_536));
    let sentChunks = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(chunk);
        if (++sentChunks === 1000) controller.close();
      },
    });
    const init = { method: 'POST', body: stream, duplex: 'half', headers: buildIdempotencyHeader() };
    expect(await readErrorCode(await backend.request('/api/webapp/order', init))).toEqual([
      413,
      1,
      'too_large',
    ]);
    expect(sentChunks).toBeLessThan(20);
  });

  // @spec contract/every-call-with-what-cannot
  it.each(['', '{', 'null', '[]', '"order"', '{"name":', '\u0000', '[[[[[[[['])(
    'refuses the malformed body %j with 400 or 422',
    async (body) => {
      const response = await post('/api/webapp/order', body, buildIdempotencyHeader());
      expect([400, 422]).toContain(response.status);
      expect(await response.json()).toMatchObject({ error: 1 });
    },
  );

  // @spec contract/every-call-with-what-cannot
  it('answers 400 or 404 to API URLs with malformed bytes or very long names', async () => {
    for (const malformedPart of ['%00', '%ff', '%', '..%2f..', 'a%00b', '%ED%A0%80', 'x'.repeat(2000)]) {
      const response = await backend.request(`/api/webapp/v5/restaurant/${malformedPart}`);
      expect([400, 404]).toContain(response.status);
      expect(await response.json()).toMatchObject({ error: 1 });
    }
  });

  it('answers 404 to malformed console URLs', async () => {
    expect((await backend.request('/console?business=%00')).status).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
    expect((await post('/console/orders/%00/move', 'to=1', form)).status).toBe(404);
  });

  // @spec contract/every-call-about-what-there
  it('answers 404 to an unknown API path, and answers 405 with the allowed methods to a wrong method', async () => {
    expect(await readErrorCode(await backend.request('/api/webapp/nothing'))).toEqual([404, 1, 'not_found']);
    const wrongMethodResponse = await backend.request(RESTAURANT_PATH, { method: 'DELETE' });
    expect(wrongMethodResponse.headers.get('allow')).toBe('GET');
    expect(await readErrorCode(wrongMethodResponse)).toEqual([405, 1, 'method_not_allowed']);
  });

  it('answers 404 with an error in JSON to a request for an unknown path outside the API', async () => {
    const response = await backend.request('/nothing', { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 1, code: 'not_found', message: 'The page was not found' },
    ]);
  });

  it('compresses a response with an encoding that the client accepts, and never changes its content', async () => {
    const plainText = await (await backend.request(RESTAURANT_PATH)).text();
    const requestEncoded = (acceptedEncodings: string) =>
      backend.request(RESTAURANT_PATH, { headers: { 'accept-encoding': acceptedEncodings } });
    const brotliResponse = await requestEncoded('gzip, deflate, br');
    expect(brotliResponse.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotliResponse.arrayBuffer()).toString()).toBe(plainText);
    const gzipResponse = await requestEncoded('gzip;q=1.0, br;q=0');
    expect(gzipResponse.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gzipResponse.arrayBuffer()).toString()).toBe(plainText);
    expect((await requestEncoded('identity')).headers.get('content-encoding')).toBeNull();
    expect(brotliResponse.headers.get('vary')).toContain('accept-encoding');
    expect(brotliResponse.headers.get('etag')).toBe(gzipResponse.headers.get('etag'));
  });

  it('forbids browsers and proxies to cache a response with customer data', async () => {
    const order = await placeOrder(backend);
    const response = await backend.request(`/api/webapp/order/${order.id}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('answers a HEAD request with status 200 and no body', async () => {
    const response = await backend.request(RESTAURANT_PATH, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  // @spec contract/contract-exactly-calls-spec-those
  it('publishes the API contract as OpenAPI, and serves every call in it', async () => {
    const response = await backend.request('/api/openapi.json');
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; 'x-implemented': boolean }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
    const servedOperations = operations.filter((operation) => operation['x-implemented']);
    expect(servedOperations).toHaveLength(Object.keys(calls).length);
  });

  // @spec constants/image-breakpoints-320-1536-at
  it('serves each picture as WebP at every offered width, never enlarged, and cacheable for ever', async () => {
    const params = { branch_id: 'tea-house~mitte', item_id: 'black-tea' };
    const { image } = (await backend.call('item', { params })).item;
    expect(image).toMatchObject({ width: 900, height: 600, color: '#c7d8b0' });
    const src = image?.src ?? '';
    const { default: sharp } = await import('sharp');
    for (const [width, renderedWidth] of [
      [320, 320],
      [3072, 900],
    ]) {
      const response = await backend.request(`${src}/${width}.webp`);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const { format, width: actualWidth } = await sharp(await response.arrayBuffer()).metadata();
      expect([format, actualWidth]).toEqual(['webp', renderedWidth]);
    }
    for (const wrongPath of [`${src}/321.webp`, `/media/${'0'.repeat(32)}/320.webp`, '/media/../320.webp'])
      expect((await backend.request(wrongPath)).status).toBe(404);
  });
});
