// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const COMBINED_SCRIPT = 'https://shop.example/wp-content/cache/autoptimize/js/autoptimize_1.js';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.textContent = '';
});

/** Runs the loader from a file. Returns the function that finds the loader's own URL on this page. */
async function runLoaderFrom(src: string, html = '', nonce = '') {
  const script = Object.assign(document.createElement('script'), { src, nonce });
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(script);
  document.body.innerHTML = html;
  const { findScriptUrl } = await import('./script-url.ts');
  return findScriptUrl;
}

describe('findScriptUrl', () => {
  it('finds no script URL when a plugin has merged the loader into another script and the page does not name the URL', async () => {
    const findScriptUrl = await runLoaderFrom(
      COMBINED_SCRIPT,
      '<order-app></order-app><script src="/other.js"></script>',
    );
    expect(findScriptUrl()).toBeUndefined();
  });

  it.each([
    [
      'the attribute script-url of an element',
      '<order-button script-url="https://orders.example/v0/order-app.js">',
    ],
    ['a tag that a plugin runs later', '<script data-src="https://orders.example/v0/order-app.js"></script>'],
  ])('finds the script URL for a combined file by %s', async (_source, html) => {
    const findScriptUrl = await runLoaderFrom(COMBINED_SCRIPT, html);
    expect(findScriptUrl()).toBe('https://orders.example/v0/order-app.js');
  });

  it('derives the script URL of a combined file from the build’s origin, or else from api-base', async () => {
    const findScriptUrl = await runLoaderFrom(
      COMBINED_SCRIPT,
      '<order-app api-base="https://api.example/api"></order-app>',
    );
    expect(findScriptUrl('https://orders.example')).toBe('https://orders.example/order-app.js');
    expect(findScriptUrl()).toBe('https://api.example/order-app.js');
  });

  it('prefers the attribute script-url to the URL of the script’s own file, which may be a copy', async () => {
    const html = '<order-app script-url="https://orders.example/order-app.js"></order-app>';
    const findScriptUrl = await runLoaderFrom('https://shop.example/cache/order-app.js', html);
    expect(findScriptUrl()).toBe('https://orders.example/order-app.js');
  });

  it('ignores a script tag without the nonce of the page', async () => {
    const html = '<script src="https://attacker.example/order-app.js"></script>';
    const findScriptUrl = await runLoaderFrom(COMBINED_SCRIPT, html, 'r4nd0m');
    expect(findScriptUrl()).toBeUndefined();
    document.body.innerHTML +=
      '<script nonce="r4nd0m" data-src="https://orders.example/order-app.js"></script>';
    expect(findScriptUrl()).toBe('https://orders.example/order-app.js');
  });

  it('does not use the data URL of an inlined script as the script’s own URL', async () => {
    await runLoaderFrom('data:text/javascript;base64,Kg==');
    const { ownUrl } = await import('./script-url.ts');
    expect(ownUrl).not.toMatch(/^data:/);
  });
});
