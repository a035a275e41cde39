import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WIDGET = resolve(import.meta.dirname, '../../../dist/widget');

/** A copy of the built widget, to deploy into. */
export function copyOfWidget(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-app-widget-'));
  cpSync(WIDGET, folder, { recursive: true });
  return folder;
}

const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** The app's first chunk, by its name in `assets`. */
export function appChunk(folder: string): string {
  const { app } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { readonly app: string };
  return app;
}

/**
 * Deploys another version, as a build does whose app has changed: it has another name and another build's number everywhere,
 * and the file of the old name is gone.
 */
export function deployNext(folder: string): void {
  const { id } = JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8')) as {
    readonly id: string;
  };
  const [before, after] = [appChunk(folder), appChunk(folder).replace(/-[\w-]+\.js$/, '-Next1234.js')];
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  // Compressed copies would still be those of the old version.
  for (const name of filesIn(folder)) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  for (const name of filesIn(folder)) {
    if (!/\.(js|json)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const next = text.replaceAll(nameOf(before), nameOf(after)).replaceAll(id, 'next123456');
    if (next !== text) writeFileSync(join(folder, name), next);
  }
  cpSync(join(folder, before), join(folder, after));
  rmSync(join(folder, before));
}
