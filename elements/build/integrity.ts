import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Written to `integrity.json` beside the loader. Paths are relative to it. */
export interface Integrity {
  readonly version: string;
  /** The loader to pin: its content never changes under this path. */
  readonly loader: string;
  /** `sha384-…` of every script, as an `integrity` attribute takes it. */
  readonly scripts: Readonly<Record<string, string>>;
}

const sha384 = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function scriptsIn(directory: string): Record<string, string> {
  const scripts = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((entry) => entry.endsWith('.js'))
    .sort();
  return Object.fromEntries(
    scripts.map((entry) => [entry.replaceAll(sep, '/'), sha384(readFileSync(join(directory, entry)))]),
  );
}

/** The tag that pins the loader, for a build served under `base` (ends with a slash). */
export const pinnedTag = ({ loader, scripts }: Integrity, base: string): string =>
  `<script async src="${base}${loader}"\n  integrity="${scripts[loader]}" crossorigin="anonymous"></script>`;

/**
 * The import map that has the browser check what the loader imports, too. An `integrity` attribute reaches the loader
 * alone; browsers that do not know the map's `integrity` pass over it.
 */
export const integrityMap = ({ scripts }: Integrity, base: string): string => {
  const imported = Object.entries(scripts).filter(([path]) => path.startsWith('assets/'));
  const integrity = Object.fromEntries(imported.map(([path, hash]) => [`${base}${path}`, hash]));
  return `<script type="importmap">\n${JSON.stringify({ integrity }, null, 2)}\n</script>`;
};

/** Writes `integrity.json` when every script of the build stands, and prints the tag to copy. */
export function integrity(directory: string, version: string): Plugin {
  return {
    name: 'order-app-integrity',
    apply: 'build',
    closeBundle(error) {
      if (error) return;
      const scripts = scriptsIn(directory);
      const loader = Object.keys(scripts).find((path) => path.startsWith(`v${version}-`));
      if (!loader) throw new Error('The build has no loader of its exact version.');
      const written: Integrity = { version, loader, scripts };
      writeFileSync(join(directory, 'integrity.json'), JSON.stringify(written, null, 2));
      this.info(`\n${pinnedTag(written, 'https://orders.example/')}`);
    },
  };
}
