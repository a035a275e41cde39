import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Integrity, renderIntegrityMap, renderPinnedTag } from './write-integrity.ts';

/**
 * `npm run integrity -- https://orders.example/` prints the import map and the script tag for the build in
 * `dist/widget`.
 */
const base = process.argv[2] ?? 'https://orders.example/';
const file = resolve(import.meta.dirname, '../../dist/widget/integrity.json');
const integrity = JSON.parse(readFileSync(file, 'utf8')) as Integrity;
const baseUrl = base.endsWith('/') ? base : `${base}/`;

process.stdout.write(`${renderIntegrityMap(integrity, baseUrl)}\n${renderPinnedTag(integrity, baseUrl)}\n`);
