// npm test: every check, in order, each with its time. Plain JavaScript without packages, since none may be installed yet.
// `npm test -- unit e2e` runs only the steps whose names are given.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, root } from '../demo/prepare.mjs';
import { findChromium, findTestChromium } from './chromium.mjs';
import { findFirefox } from './firefox.mjs';
import { findPrototype } from './prototype.mjs';
import { findWebkit } from './webkit.mjs';

/**
 * `browser`: what a step runs in: Chromium's quick headless shell, the whole of it, or the shell, Firefox and WebKit. `beside`: busy on one core, it runs
 * beside the steps after it, up to the first that `waits` for it because it takes both; its output is told then.
 */
const STEPS = [
  { name: 'types', command: ['npx', 'tsc', '-p', '.'], beside: true },
  { name: 'format-and-lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  {
    name: 'boundaries',
    command: ['npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'elements', 'demo', 'tests'],
  },
  { name: 'build', command: ['npx', 'vite', 'build', '--logLevel', 'warn'] },
  { name: 'build-loader', command: ['npx', 'vite', 'build', '--mode', 'loader', '--logLevel', 'warn'] },
  {
    name: 'build-pages',
    command: ['npx', 'vite', 'build', '--config', 'demo/hosts/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'build-hosted',
    command: ['npx', 'vite', 'build', '--config', 'elements/hosted/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'build-package',
    command: ['npx', 'vite', 'build', '--config', 'elements/package/vite.config.ts', '--logLevel', 'warn'],
  },
  // After the builds, which two of the configurations it reads are made from.
  { name: 'unused', command: ['npx', 'knip'] },
  { name: 'unit', command: ['npx', 'vitest', 'run'], waits: true },
  { name: 'contract', command: ['npx', 'vitest', 'run', '--config', 'tests/contract/vitest.config.ts'] },
  {
    name: 'storybook',
    command: ['npx', 'storybook', 'build', '--quiet', '--disable-telemetry', '-o', '.cache/storybook'],
  },
  {
    name: 'stories',
    command: ['npx', 'playwright', 'test', '--config', 'tests/storybook/playwright.config.ts'],
    browser: 'shell',
  },
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    browser: 'every',
  },
  {
    name: 'lighthouse',
    command: ['npx', 'tsx', 'tests/lighthouse/run.ts'],
    browser: 'whole',
  },
];

const wanted = process.argv.slice(2);
const isWanted = ({ name }) => !wanted.length || wanted.includes(name);

/** So many of a failed step's last lines are told again at the end, where whoever keeps only the end of a log finds them. */
const LINES_TOLD_AGAIN = 60;
/** So many failed tests of a step are named after the list of steps. */
const TESTS_NAMED = 5;

/** What Vitest and Playwright say of a test that failed, each once: its name, and Vitest's first line of why. */
function failedTests(printed) {
  const lines = stripVTControlCharacters(printed).split('\n');
  const told = lines.flatMap((line, at) => {
    if (/^\s*FAIL\s/.test(line)) return [`${line.trim()}\n  ${lines[at + 1]?.trim().slice(0, 200)}`];
    return /^\s*\d+\) (\[|\S+\.ts:)/.test(line) ? [line.replace(/[\s─]+$/, '').trim()] : [];
  });
  return [...new Set(told)];
}

/** Runs a step's command and keeps what it prints; shows it as it comes, unless it is `beside` another. */
function runStep([program, ...args], env, beside) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'], env });
    let printed = '';
    const keep = (stream) => (chunk) => {
      if (!beside) stream.write(chunk);
      printed += chunk;
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => resolve({ passed: false, printed: `${printed}\n${error.message}` }));
    child.on('close', (code) => resolve({ passed: code === 0, printed }));
  });
}

ensureInstalled();
const results = [];
const besides = [];
/** Until what runs beside has ended. */
async function waitForBesides() {
  for (const { name, ended } of besides.splice(0)) {
    const result = await ended;
    console.log(`\n== ${name}, beside the others\n${result.printed}`);
    results.push(result);
  }
}

for (const { name, command, browser, beside, waits } of STEPS.filter(isWanted)) {
  if (waits) await waitForBesides();
  console.log(`\n== ${name}`);
  const env = { ...process.env };
  if (browser) {
    env.WHOLE_CHROMIUM_PATH = findChromium();
    env.CHROMIUM_PATH = browser === 'whole' ? env.WHOLE_CHROMIUM_PATH : findTestChromium();
  }
  if (browser === 'every') {
    // Installed here, one after the other: the tests run side by side.
    env.FIREFOX_PATH = findFirefox();
    env.WEBKIT_PATH = findWebkit().browser;
    findPrototype();
  }
  const started = Date.now();
  const ended = runStep(command, env, beside).then((result) => ({
    name,
    ...result,
    seconds: (Date.now() - started) / 1000,
  }));
  if (beside) besides.push({ name, ended });
  else results.push(await ended);
}
await waitForBesides();

for (const { name, passed, printed } of results)
  if (!passed)
    console.log(
      `\n== the end of ${name}\n${printed.trimEnd().split('\n').slice(-LINES_TOLD_AGAIN).join('\n')}`,
    );
console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
}
// At the very end: of a long log, some show no more than that.
for (const { passed, printed } of results)
  if (!passed) for (const told of failedTests(printed).slice(0, TESTS_NAMED)) console.log(told);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed || results.length === 0 ? 1 : 0);
