import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { elementsManifest } from './elements-manifest.ts';
import { reference } from './reference-document.ts';

/** `npm run docs`: writes what is generated in `docs`. */
const root = resolve(import.meta.dirname, '../..');

writeFileSync(join(root, 'docs/reference.md'), reference(root, elementsManifest(root)));
