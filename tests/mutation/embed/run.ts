/**
 * `npm run mutation:embed [suite…]` breaks the embed on purpose in a copy of this repository, once for each suite.
 * Fails if a suite does not notice its breakage. All suites together take half an hour.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findChromium, findTestChromium } from '../../chromium.mjs';
import { findFirefox } from '../../firefox.mjs';
import { findWebkit } from '../../webkit.mjs';
import { type Breakage, type Build, breakages, type Suite } from './breakages.ts';
import { applyBreakage } from './broken.ts';

const root = resolve(import.meta.dirname, '../../..');
const copy = join(root, '.cache/mutation/embed');
/** Longer than the slowest suite. */
const TIMEOUT_MS = 15 * 60_000;
const LINES_SHOWN = 12;

const buildViteCommand = (...viteArguments: string[]): string[] => [
  'vite',
  'build',
  '--logLevel',
  'warn',
  ...viteArguments,
];
const BUILDS: Readonly<Record<Build, readonly string[]>> = {
  widget: buildViteCommand(),
  loader: buildViteCommand('--mode', 'loader'),
  hosted: buildViteCommand('--config', 'elements/hosted/vite.config.ts'),
  package: buildViteCommand('--config', 'elements/package/vite.config.ts'),
  storybook: ['storybook', 'build', '--quiet', '--disable-telemetry', '-o', '.cache/storybook'],
};

function getCommand(suite: Suite): readonly string[] {
  switch (suite.kind) {
    case 'browser':
      return [
        'playwright',
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        suite.name,
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

const getName = (suite: Suite): string => ('name' in suite ? suite.name : suite.kind);

function runCommand(command: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stdout, stderr } = spawnSync('npx', command, {
    cwd: copy,
    env: { ...env, NO_COLOR: '1', TEST_SCOPE: 'all' },
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 1 << 28,
  });
  return { status, output: `${stdout}\n${stderr}` };
}

/** Copies the files under version control and new files. Packages are hard links, which take no space. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
  cpSync(join(root, 'dist'), join(copy, 'dist-whole'), { recursive: true });
}

/** Applies a breakage and returns whether its suite fails, with the output. */
function check({ file, text, replacement, builds, suite }: Breakage): {
  isNoticed: boolean;
  output: string;
} {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyBreakage(source, text, replacement));
  try {
    for (const build of builds) {
      const { status, output } = runCommand(BUILDS[build]);
      if (status !== 0) throw new Error(`${file}: the broken source does not build.\n${output}`);
    }
    const shell = suite.kind !== 'lighthouse';
    const { status, output } = runCommand(getCommand(suite), {
      ...process.env,
      CHROMIUM_PATH: shell ? findTestChromium() : findChromium(),
      WHOLE_CHROMIUM_PATH: findChromium(),
      FIREFOX_PATH: findFirefox(),
      WEBKIT_PATH: findWebkit().browser,
    });
    if (status === null) throw new Error(`${file}: the suite did not finish in time.`);
    if (/No tests? (files )?found/.test(output)) throw new Error(`There is no suite ${getName(suite)}.`);
    return { isNoticed: status !== 0, output };
  } finally {
    writeFileSync(path, source);
    rmSync(join(copy, 'dist'), { recursive: true });
    cpSync(join(copy, 'dist-whole'), join(copy, 'dist'), { recursive: true });
  }
}

const selectedNames = process.argv.slice(2);
const chosenBreakages = breakages.filter(
  ({ suite }) => !selectedNames.length || selectedNames.includes(getName(suite)),
);
makeCopy();
const missedPromises: string[] = [];
for (const breakage of chosenBreakages) {
  const { isNoticed, output } = check(breakage);
  const title = `${getName(breakage.suite)}: ${breakage.promise}`;
  const failures = output.split('\n').filter((line) => /^\s+\[.*\] ›|^\s*(FAIL|×)\s/.test(line));
  console.log(`${isNoticed ? 'noticed' : 'MISSED '}  ${title}`);
  if (isNoticed)
    for (const line of [...new Set(failures)].slice(0, LINES_SHOWN)) console.log(`    ${line.trim()}`);
  else missedPromises.push(title);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${chosenBreakages.length - missedPromises.length} of ${chosenBreakages.length} noticed`);
if (missedPromises.length || !chosenBreakages.length) process.exitCode = 1;
