/**
 * `npm run mutation:embed [suite…]`: breaks the embed on purpose, once for each of its suites, in a copy of this repository, and
 * fails where a suite does not notice. Half an hour for all of it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findChromium, findTestChromium } from '../../chromium.mjs';
import { findFirefox } from '../../firefox.mjs';
import { findWebkit } from '../../webkit.mjs';
import { type Breakage, type Build, breakages, type Suite } from './breakages.ts';
import { broken } from './broken.ts';

const root = resolve(import.meta.dirname, '../../..');
const copy = join(root, '.cache/mutation/embed');
/** Longer than the longest suite takes. */
const PATIENCE_MS = 15 * 60_000;
const LINES_SHOWN = 12;

const vite = (...more: string[]): string[] => ['vite', 'build', '--logLevel', 'warn', ...more];
const BUILDS: Readonly<Record<Build, readonly string[]>> = {
  widget: vite(),
  loader: vite('--mode', 'loader'),
  hosted: vite('--config', 'elements/hosted/vite.config.ts'),
  package: vite('--config', 'elements/package/vite.config.ts'),
  storybook: ['storybook', 'build', '--quiet', '--disable-telemetry', '-o', '.cache/storybook'],
};

function commandOf(suite: Suite): readonly string[] {
  switch (suite.kind) {
    case 'browser':
      return [
        ...['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', suite.name],
        ...(suite.title ? ['-g', suite.title] : []),
      ];
    case 'unit':
      return ['vitest', 'run', suite.name];
    case 'contract':
      return ['vitest', 'run', '--config', 'tests/contract/vitest.config.ts', suite.name];
    case 'stories':
      return ['playwright', 'test', '--config', 'tests/storybook/playwright.config.ts'];
    case 'lighthouse':
      return ['tsx', 'tests/lighthouse/run.ts'];
  }
}

const nameOf = (suite: Suite): string => ('name' in suite ? suite.name : suite.kind);

function run(command: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stdout, stderr } = spawnSync('npx', command, {
    cwd: copy,
    env: { ...env, NO_COLOR: '1', TEST_SCOPE: 'all' },
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    maxBuffer: 1 << 28,
  });
  return { status, printed: `${stdout}\n${stderr}` };
}

/** What git knows or would add, and the packages, which take no room a second time. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
  cpSync(join(root, 'dist'), join(copy, 'dist-whole'), { recursive: true });
}

/** Whether its suite notices, and how it says so. */
function check({ file, text, instead, builds, suite }: Breakage): { noticed: boolean; printed: string } {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, broken(whole, text, instead));
  try {
    for (const build of builds) {
      const { status, printed } = run(BUILDS[build]);
      if (status !== 0) throw new Error(`${file}: it cannot be built.\n${printed}`);
    }
    const shell = suite.kind !== 'lighthouse';
    const { status, printed } = run(commandOf(suite), {
      ...process.env,
      CHROMIUM_PATH: shell ? findTestChromium() : findChromium(),
      WHOLE_CHROMIUM_PATH: findChromium(),
      FIREFOX_PATH: findFirefox(),
      WEBKIT_PATH: findWebkit().browser,
    });
    if (status === null) throw new Error(`${file}: the suite did not come to an end.`);
    if (/No tests? (files )?found/.test(printed)) throw new Error(`There is no suite ${nameOf(suite)}.`);
    return { noticed: status !== 0, printed };
  } finally {
    writeFileSync(path, whole);
    rmSync(join(copy, 'dist'), { recursive: true });
    cpSync(join(copy, 'dist-whole'), join(copy, 'dist'), { recursive: true });
  }
}

const wanted = process.argv.slice(2);
const chosen = breakages.filter(({ suite }) => !wanted.length || wanted.includes(nameOf(suite)));
makeCopy();
const missed: string[] = [];
for (const breakage of chosen) {
  const { noticed, printed } = check(breakage);
  const what = `${nameOf(breakage.suite)}: ${breakage.promise}`;
  const failures = printed.split('\n').filter((line) => /^\s+\[.*\] ›|^\s*(FAIL|×)\s/.test(line));
  console.log(`${noticed ? 'noticed' : 'MISSED '}  ${what}`);
  if (noticed)
    for (const line of [...new Set(failures)].slice(0, LINES_SHOWN)) console.log(`    ${line.trim()}`);
  else missed.push(what);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${chosen.length - missed.length} of ${chosen.length} noticed`);
if (missed.length || !chosen.length) process.exitCode = 1;
