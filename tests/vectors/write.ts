import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { listPublishedFiles, vectorFolder } from './files.ts';

// Run `npm run vectors` after changing the cases, the oracle or the format. A test fails until you do.
mkdirSync(vectorFolder, { recursive: true });
const files = listPublishedFiles();
for (const [path, content] of files) writeFileSync(path, JSON.stringify(content));
execFileSync('npx', ['biome', 'format', '--write', ...files.keys()], { stdio: 'inherit' });
