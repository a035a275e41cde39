import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Content of `integrity.json`. Paths are relative to the folder of that file. */
export interface Integrity {
  readonly version: string;
  /** The loader to pin. The content at this path never changes. */
  readonly loader: string;
  /** The value of the `integrity` attribute (`sha384-…`), by path of the script. */
  readonly scripts: Readonly<Record<string, string>>;
}

const computeIntegrity = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

function hashScripts(directory: string): Record<string, string> {
  const scripts = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((entry) => entry.endsWith('.js'))
    .sort();
  return Object.fromEntries(
    scripts.map((entry) => [
      entry.replaceAll(sep, '/'),
      computeIntegrity(readFileSync(join(directory, entry))),
    ]),
  );
}

/** The script tag that pins the loader. `base` is the URL of the build and ends with a slash. */
export const renderPinnedTag = ({ loader, scripts }: Integrity, base: string): string =>
  `<script async src="${base}${loader}"\n  integrity="${scripts[loader]}" crossorigin="anonymous"></script>`;

/**
 * The import map that makes the browser check the imported chunks too: an `integrity` attribute covers only the loader.
 * Browsers that do not support `integrity` in import maps ignore it.
 */
export const renderIntegrityMap = ({ scripts }: Integrity, base: string): string => {
  const chunks = Object.entries(scripts).filter(([path]) => path.startsWith('assets/'));
  const integrity = Object.fromEntries(chunks.map(([path, hash]) => [`${base}${path}`, hash]));
  return `<script type="importmap">\n${JSON.stringify({ integrity }, null, 2)}\n</script>`;
};

/** Writes `integrity.json` after the last script of the build, and prints the tag for the host page. */
export function writeIntegrity(directory: string, version: string): Plugin {
  return {
    name: 'order-app-write-integrity',
    apply: 'build',
    closeBundle(error) {
      if (error) return;
      const scripts = hashScripts(directory);
      const loader = Object.keys(scripts).find((path) => path.startsWith(`v${version}-`));
      if (!loader) throw new Error('The build has no loader of its exact version.');
      const integrity: Integrity = { version, loader, scripts };
      writeFileSync(join(directory, 'integrity.json'), JSON.stringify(integrity, null, 2));
      this.info(`\n${renderPinnedTag(integrity, 'https://orders.example/')}`);
    },
  };
}
