import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';

describe.each(pgliteOnly)('a renderer that fails, on $name', (engine) => {
  const renderError = new Error('a dish without a name');
  const backend = useBackend(engine, {
    loadScreenRenderer: async () => ({
      start: () => undefined,
      render: () => Promise.reject(renderError),
      renderThemeCss: () => '',
      close: async () => undefined,
    }),
  });

  it('sends the skeleton when rendering the first screen fails, and logs and counts the failure', async () => {
    const page = await backend.request('/tea-house/car_pickup');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('mode="fullscreen"></order-app>');
    const params = { reference_id: 'tea-house' };
    expect((await backend.expectRefusal('firstScreen', { params })).status).toBe(404);
    expect(backend.takeLoggedErrors()).toEqual([renderError, renderError]);
    const health = await backend.request('/healthz');
    expect(await health.json()).toEqual({ ok: true, failedFirstScreens: 2 });
  });
});
