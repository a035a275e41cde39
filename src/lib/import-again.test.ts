// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { importAgain } from './import-again.ts';

const ADDRESS = 'https://orders.example/assets/checkout-Ab1.js';
const fetchError = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`);
/** Creates an import that fails for the module's plain URL, and succeeds when a fragment is appended. */
const createFailingImport = (error: Error) =>
  vi.fn(async (fragment = '') => {
    if (!fragment) throw error;
    return 'screen';
  });
const listRequests = (load: ReturnType<typeof createFailingImport>) =>
  load.mock.calls.map(([fragment]) => fragment);

afterEach(() => {
  document.head.innerHTML = '';
});

describe('an import', () => {
  it('imports a module only once if the first import succeeds', async () => {
    const load = vi.fn(async () => 'screen');
    expect(await importAgain(load)).toBe('screen');
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['Chromium', fetchError],
    ['Firefox', new TypeError(`error loading dynamically imported module: ${ADDRESS}`)],
    ['Safari', new TypeError('Importing a module script failed.')],
  ])(
    'retries the import of a module under another URL of the same file, because %s caches the failure',
    async (_, error) => {
      const load = createFailingImport(error);
      expect(await importAgain(load)).toBe('screen');
      expect(await importAgain(load)).toBe('screen');
      const [, firstFragment, , secondFragment] = listRequests(load);
      expect([firstFragment, secondFragment]).toEqual([
        expect.stringMatching(/^#\d+$/),
        expect.stringMatching(/^#\d+$/),
      ]);
      expect(firstFragment).not.toBe(secondFragment);
    },
  );

  it('rejects the import of a module if the retry fails too', async () => {
    await expect(importAgain(() => Promise.reject(fetchError))).rejects.toBe(fetchError);
  });

  it('does not retry the import of a module whose code throws', async () => {
    const moduleError = new TypeError('x is not a function');
    const load = createFailingImport(moduleError);
    await expect(importAgain(load)).rejects.toBe(moduleError);
    expect(listRequests(load)).toEqual([undefined]);
  });

  it('does not retry an import under another URL if an import map has integrity hashes', async () => {
    document.head.innerHTML = `<script type="importmap">{"integrity":{"${ADDRESS}":"sha384-x"}}</script>`;
    const load = createFailingImport(fetchError);
    await expect(importAgain(load)).rejects.toBe(fetchError);
    expect(listRequests(load)).toEqual([undefined]);
  });

  it('retries an import if the import map has no integrity hashes', async () => {
    document.head.innerHTML = '<script type="importmap">{"imports":{"vue":"/vue.js"}}</script>';
    expect(await importAgain(createFailingImport(fetchError))).toBe('screen');
  });
});
