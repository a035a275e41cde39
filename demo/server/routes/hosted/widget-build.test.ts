import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifestIn } from './hosted-page-manifest.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(join(folder, 'manifest.json'), text);

describe('manifestIn', () => {
  it('names the scripts of the newest build', async () => {
    const manifest = manifestIn(folder);
    expect(await manifest()).toEqual({ preload: [] });
    write('{"app":"assets/app-1.js","preload":["assets/app-1.js"]}');
    expect(await manifest()).toEqual({ preload: ['assets/app-1.js'] });
    write('{"preload":["assets/app-2.js"],"hosted":["assets/history-path-3.js"]}');
    expect(await manifest()).toEqual({ preload: ['assets/app-2.js', 'assets/history-path-3.js'] });
  });

  it.each(['no json', '{}', '{"preload":["a\\" onload=\\"x"]}'])('refuses %s', async (text) => {
    write(text);
    await expect(manifestIn(folder)()).rejects.toThrow();
  });
});
