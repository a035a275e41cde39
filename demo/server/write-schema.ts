import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { folders } from './folders.ts';
import { toBusinessFileSchema } from './services/business-file/business-file.ts';

// Run `npx tsx demo/server/write-schema.ts` after you change the business file's format. A test fails until you do.
writeFileSync(folders.businessFileSchema, JSON.stringify(toBusinessFileSchema()));
execFileSync('npx', ['biome', 'format', '--write', folders.businessFileSchema], { stdio: 'inherit' });
