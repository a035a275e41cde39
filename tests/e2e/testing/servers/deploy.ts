import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WIDGET = resolve(import.meta.dirname, '../../../../dist/widget');

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
 * Deploys another version, as a build does in which everything has changed: every script has another name, the build another
 * number, and the files of the old names are gone.
 */
export function deployNext(folder: string): void {
  const { id } = JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8')) as {
    readonly id: string;
  };
  // Compressed copies would still be those of the old version.
  for (const name of filesIn(folder)) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  for (const name of filesIn(folder)) {
    if (!/\.(js|json)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const next = text
      .replace(/[\w-]+\.js\b/g, (name) => (scripts.includes(name) ? nextName(name) : name))
      .replaceAll(id, 'next123456');
    if (next !== text) writeFileSync(join(folder, name), next);
  }
  for (const name of scripts)
    renameSync(join(folder, 'assets', name), join(folder, 'assets', nextName(name)));
}

const nextName = (name: string): string => name.replace(/\.js$/, 'Next.js');
