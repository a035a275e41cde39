// `npm install` runs this, so that git uses the hooks in .githooks. Does nothing in an archive without git.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

if (existsSync(resolve(import.meta.dirname, '../../.git')))
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: resolve(import.meta.dirname, '../..') });
