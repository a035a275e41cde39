import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createManifest } from './elements-manifest.ts';
import { renderReference } from './reference-document.ts';

/** `npm run docs` writes the generated reference. */
const root = resolve(import.meta.dirname, '../..');

writeFileSync(join(root, 'docs/reference.md'), renderReference(root, createManifest(root)));
