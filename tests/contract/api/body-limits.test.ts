import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/api/contract/call.ts';
import { calls } from '../../../src/api/contract/contract.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';

const KB = 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const CONTENT_TYPES = [FORM_TYPE, JSON_TYPE];

const buildNestedJson = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe.each(pgliteOnly)('the bodies of requests, on $name', (engine) => {
  const backend = useBackend(engine);
  const post = (path: string, contentType: string, body: BodyInit, duplex?: 'half') =>
    backend.request(path, {
      method: 'POST',
      body,
      ...(duplex && { duplex }),
      headers: {
        'content-type': contentType,
        origin: 'http://localhost',
        'idempotency-key': 'the-key-of-a-large-body',
        ...(typeof body === 'string' && { 'content-length': String(Buffer.byteLength(body)) }),
      },
    });

  it('the test of body limits covers the routes of the API, the console, the sandbox and the webhooks', () => {
    const paths = backend.listPaths('POST');
    expect(paths).toContain('/api/webapp/order');
    expect(paths).toContain('/sandbox-pay/unknown');
    expect(paths).toContain('/payments/webhook/unknown');
    expect(paths).toContain('/console/orders/unknown/move');
    expect(paths.length).toBeGreaterThan(30);
  });

  it('refuses a request body over 256 KB on every route that accepts a body', async () => {
    const largeText = 'x'.repeat(300 * KB);
    for (const path of [...backend.listPaths('POST'), '/', '/tea-house', '/nowhere'])
      for (const type of CONTENT_TYPES) {
        const response = await post(path, type, largeText);
        expect([path, type, response.status]).toEqual([path, type, 413]);
      }
  });

  it('stops reading a request body of unknown length at the limit, on every route', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * KB));
    for (const path of backend.listPaths('POST')) {
      let sentChunks = 0;
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(chunk);
          if (++sentChunks === 1000) controller.close();
        },
      });
      expect([path, (await post(path, FORM_TYPE, stream, 'half')).status]).toEqual([path, 413]);
      expect(sentChunks).toBeLessThan(20);
    }
  });

  it('refuses a form over 16 KB on the pages of the console and the sandbox', async () => {
    const formPaths = backend.listPaths('POST').filter((path) => !/^\/(api|payments)\//.test(path));
    expect(formPaths.length).toBeGreaterThan(2);
    for (const path of formPaths)
      expect([path, (await post(path, FORM_TYPE, `do=${'x'.repeat(17 * KB)}`)).status]).toEqual([path, 413]);
  });

  it('refuses a form whose body does not match its content type, and logs no error', async () => {
    for (const path of ['/console/sign-in', '/console/account/password', '/sandbox-pay/unknown'])
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
        expect([path, (await post(path, type, 'no parts')).status]).toEqual([path, 400]);
  });

  it('answers every API call with a 4xx status if its JSON body is nested 5,000 levels deep', async () => {
    const paths = Object.values(calls as Record<string, Call>)
      .filter(({ body }) => body)
      .map(({ path }) => `/api/${path.replaceAll(/\{\w+\}/g, 'unknown')}`);
    expect(backend.listPaths('POST')).toEqual(expect.arrayContaining(paths));
    for (const path of backend.listPaths('POST')) {
      const { status } = await post(path, JSON_TYPE, buildNestedJson(5000));
      expect([path, status < 500]).toEqual([path, true]);
      if (paths.includes(path)) expect([path, status >= 400]).toEqual([path, true]);
    }
    const refusedResponse = await post('/api/webapp/order', JSON_TYPE, buildNestedJson(5000));
    expect([refusedResponse.status, await refusedResponse.json()]).toMatchObject([
      400,
      { code: 'too_nested' },
    ]);
  });
});
