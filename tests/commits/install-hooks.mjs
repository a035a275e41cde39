// `npm install` runs this: git takes the hooks from .githooks. An archive without git has nothing to set.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

if (existsSync(resolve(import.meta.dirname, '../../.git')))
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: resolve(import.meta.dirname, '../..') });
