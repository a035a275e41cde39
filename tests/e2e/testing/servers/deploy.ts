import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WIDGET_FOLDER = resolve(import.meta.dirname, '../../../../dist/widget');

/** Copies the built widget to a folder that the test can change. */
export function copyWidget(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-app-widget-'));
  cpSync(WIDGET_FOLDER, folder, { recursive: true });
  return folder;
}

const listFiles = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** File name of the app chunk in `assets`. */
export function getAppChunkName(folder: string): string {
  const { app } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { readonly app: string };
  return app;
}

/**
 * Deploys a version in which every script has changed: it renames all scripts and changes the build id. Files with the old
 * names no longer exist.
 */
export function deployNextBuild(folder: string): void {
  const { id } = JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8')) as {
    readonly id: string;
  };
  // Delete the compressed copies, because they contain the old version.
  for (const name of listFiles(folder)) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  for (const name of listFiles(folder)) {
    if (!/\.(js|json)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const changedText = text
      .replace(/[\w-]+\.js\b/g, (name) => (scripts.includes(name) ? buildNextName(name) : name))
      .replaceAll(id, 'next123456');
    if (changedText !== text) writeFileSync(join(folder, name), changedText);
  }
  for (const name of scripts)
    renameSync(join(folder, 'assets', name), join(folder, 'assets', buildNextName(name)));
}

const buildNextName = (name: string): string => name.replace(/\.js$/, 'Next.js');
