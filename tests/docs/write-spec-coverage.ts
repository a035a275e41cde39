import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSpecCoverageDocument } from './spec-coverage-document.ts';

// `npm run docs` runs this script.
const root = resolve(import.meta.dirname, '../..');

writeFileSync(join(root, 'docs/spec-coverage.md'), buildSpecCoverageDocument(root));
