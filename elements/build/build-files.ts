import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const LOADER = 'order-app.js';
/** Only of use to who builds a site: no customer's phone keeps it. */
const FOR_DEVELOPERS = /\/(doctor|hosted)-/;

interface BuildFiles {
  /** The same for builds that are the same. */
  readonly id: string;
  /** The addresses of every script a customer may come to need, from the root. */
  readonly files: readonly string[];
}

/** What the build in `directory` consists of. Throws when there is none. */
export function buildFiles(directory: string): BuildFiles {
  if (!existsSync(join(directory, LOADER))) throw new Error('Build the app and the loader first.');
  const assets = readdirSync(join(directory, 'assets'), { recursive: true, encoding: 'utf8' })
    .map((name) => `/assets/${name.replaceAll(sep, '/')}`)
    .filter((name) => !/\.(br|gz)$/.test(name) && !FOR_DEVELOPERS.test(name))
    .sort();
  const loader = readFileSync(join(directory, LOADER));
  // Hashed names stand for their content.
  const id = createHash('sha256').update(assets.join()).update(loader).digest('hex').slice(0, 10);
  const scripts = assets.filter((name) => name.endsWith('.js'));
  return { id, files: [`/${LOADER}?build=${id}`, ...scripts] };
}
