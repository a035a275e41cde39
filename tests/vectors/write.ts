import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { publishedFiles, vectorFolder } from './files.ts';

// `npm run vectors` after a change of the cases, the oracle or the format; a test says when it was forgotten.
mkdirSync(vectorFolder, { recursive: true });
const files = publishedFiles();
for (const [path, content] of files) writeFileSync(path, JSON.stringify(content));
execFileSync('npx', ['biome', 'format', '--write', ...files.keys()], { stdio: 'inherit' });
