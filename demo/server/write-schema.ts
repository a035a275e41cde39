import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { folders } from './folders.ts';
import { toBusinessFileSchema } from './services/business-file/business-file.ts';

// `npx tsx demo/server/write-schema.ts` after a change of the format. A test fails while the schema is outdated.
writeFileSync(folders.businessFileSchema, JSON.stringify(toBusinessFileSchema()));
execFileSync('npx', ['biome', 'format', '--write', folders.businessFileSchema], { stdio: 'inherit' });
