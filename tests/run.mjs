// `npm test` runs every check, in order, and prints its time. Plain JavaScript without packages, because none may be
// installed yet. `npm test -- unit e2e` runs only the named steps; `--all` (npm run test:all) adds the long ones.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, root } from '../demo/prepare.mjs';
import { findChromium, findTestChromium } from './chromium.mjs';
import { findFirefox } from './firefox.mjs';
import { findPrototype } from './prototype.mjs';
import { STEPS } from './steps.mjs';
import { findWebkit } from './webkit.mjs';

/** Number of last lines of a failed step that are repeated at the end, for readers who keep only the end of a log. */
const REPEATED_LINES = 60;
/** How many failed tests are named per step, after the list of steps. */
const NAMED_TESTS = 5;

const options = process.argv.slice(2);
const runsEverything = options.includes('--all') || process.env.TEST_SCOPE === 'all';
const names = options.filter((option) => !option.startsWith('--'));
const unknownNames = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknownNames.length) {
  console.error(
    `No such step: ${unknownNames.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const isSelected = ({ name, fullOnly }) =>
  names.length ? names.includes(name) : runsEverything || !fullOnly;

const secondsSince = (start) => (Date.now() - start) / 1000;

/** Runs a command and collects its output. Prints it at once, unless `quiet`. */
function runCommand([program, ...args], { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...(runsEverything && { TEST_SCOPE: 'all' }), ...env },
    });
    let output = '';
    const collect = (stream) => (chunk) => {
      if (!quiet) stream.write(chunk);
      output += chunk;
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ passed: false, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

/** Lists the browser tests that this run leaves to `npm run test:all`. */
async function listFullOnlyTests(env) {
  const command = ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];
  const { output } = await runCommand([...command, '--list', '--grep', '@full'], {
    env: { ...env, TEST_SCOPE: 'all' },
    quiet: true,
  });
  const tests = output.split('\n').filter((line) => line.includes(' › '));
  console.log(`\n${tests.length} browser tests run only in npm run test:all:\n${tests.join('\n')}`);
}

/** Environment variables that name the browsers of a step. Installs missing browsers, one after the other. */
function browserEnv(browser) {
  if (!browser) return {};
  const fullChromium = findChromium();
  const env = {
    WHOLE_CHROMIUM_PATH: fullChromium,
    CHROMIUM_PATH: browser === 'full' ? fullChromium : findTestChromium(),
  };
  if (browser !== 'every') return env;
  findPrototype();
  return { ...env, FIREFOX_PATH: findFirefox(), WEBKIT_PATH: findWebkit().browser };
}

/** Names each failed test once, as Vitest or Playwright prints it; for Vitest, adds the first line of the reason. */
function failedTests(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const names = lines.flatMap((line, at) => {
    if (/^\s*FAIL\s/.test(line)) return [`${line.trim()}\n  ${lines[at + 1]?.trim().slice(0, 200)}`];
    return /^\s*\d+\) (\[|\S+\.ts:)/.test(line) ? [line.replace(/[\s─]+$/, '').trim()] : [];
  });
  return [...new Set(names)];
}

ensureInstalled();
const started = Date.now();
const results = [];
const parallelSteps = [];

async function finishRunning() {
  for (const { name, result } of parallelSteps.splice(0)) {
    const finishedStep = await result;
    console.log(`\n== ${name}, ran in parallel with others\n${finishedStep.output}`);
    results.push(finishedStep);
  }
}

for (const { name, command, browser, inParallel, waitsForParallel } of STEPS.filter(isSelected)) {
  if (waitsForParallel) await finishRunning();
  console.log(`\n== ${name}`);
  const env = browserEnv(browser);
  const stepStartMs = Date.now();
  const result = runCommand(command, { env, quiet: inParallel }).then((end) => ({
    name,
    ...end,
    seconds: secondsSince(stepStartMs),
  }));
  if (inParallel) parallelSteps.push({ name, result });
  else results.push(await result);
  if (name === 'e2e' && !runsEverything) await listFullOnlyTests(env);
}
await finishRunning();

const failures = results.filter(({ passed }) => !passed);
for (const { name, output } of failures)
  console.log(`\n== the end of ${name}\n${output.trimEnd().split('\n').slice(-REPEATED_LINES).join('\n')}`);
console.log('');
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
const omittedNames = STEPS.filter((step) => !isSelected(step)).map(({ name }) => name);
if (!names.length && omittedNames.length) console.log(`only in npm run test:all: ${omittedNames.join(', ')}`);
console.log(`total (${secondsSince(started).toFixed(1)} s)`);
// Repeat the output at the very end, because some tools show only the last lines of a long log.
for (const { output } of failures)
  for (const test of failedTests(output).slice(0, NAMED_TESTS)) console.log(test);
console.log(`checks: ${results.length - failures.length} passed, ${failures.length} failed`);
// Not process.exit, which drops the output that a pipe has not taken yet.
process.exitCode = failures.length || results.length === 0 ? 1 : 0;
