import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWidgetBuildReader } from './widget-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'widget-build-'));
  mkdirSync(join(folder, 'builds'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeManifest = (text: string, name = 'manifest.json') => writeFileSync(join(folder, name), text);

describe('createWidgetBuildReader', () => {
  it('reads the files of the newest build and adds the build id to the loader URL', async () => {
    const readBuild = createWidgetBuildReader(folder);
    const noBuild = { id: '', loader: '/order-app.js', preload: [], hostedScript: null };
    expect(await readBuild()).toEqual(noBuild);
    writeManifest('{"app":"assets/app-1.js","preload":["assets/app-1.js"]}');
    expect(await readBuild()).toEqual({ ...noBuild, preload: ['assets/app-1.js'] });
    writeManifest('{"preload":["assets/app-2.js","assets/packages-3.js"]}');
    writeManifest('{"id":"b2","page":"assets/hosted-4.js"}', 'builds/latest.json');
    expect(await readBuild()).toEqual({
      id: 'b2',
      loader: '/order-app.js?build=b2',
      preload: ['assets/app-2.js', 'assets/packages-3.js'],
      hostedScript: 'assets/hosted-4.js',
    });
  });

  it.each(['no json', '{}', '{"preload":["a\\" onload=\\"x"]}'])(
    'rejects the build manifest %s',
    async (text) => {
      writeManifest(text);
      await expect(createWidgetBuildReader(folder)()).rejects.toThrow();
    },
  );
});
