import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Integrity, integrityMap, pinnedTag } from './integrity.ts';

/** `npm run integrity -- https://orders.example/`: what a page that checks every script pastes, for the build in `dist/widget`. */
const base = process.argv[2] ?? 'https://orders.example/';
const file = resolve(import.meta.dirname, '../../dist/widget/integrity.json');
const integrity = JSON.parse(readFileSync(file, 'utf8')) as Integrity;
const folder = base.endsWith('/') ? base : `${base}/`;

process.stdout.write(`${integrityMap(integrity, folder)}\n${pinnedTag(integrity, folder)}\n`);
