// `npm run verify` checks types, lint, layers and the tests that a change affects. Plain JavaScript without packages,
// like run.mjs. It compares with the commit where this branch left `main`, or on `main` with the last commit.
// `npm run verify -- <commit>` compares with another commit.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from '../demo/prepare.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const lines = (text) => text.split('\n').filter(Boolean);

/** The commit with which the files are compared. */
function baseCommit() {
  const [, , namedBase] = process.argv;
  if (namedBase) return namedBase;
  for (const branch of ['origin/main', 'main']) {
    const { status, stdout } = git('merge-base', branch, 'HEAD');
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** Changed and new files, except deleted ones. */
function changedFiles() {
  const changedPaths = lines(git('diff', '--name-only', baseCommit()).stdout);
  const addedPaths = lines(git('ls-files', '--others', '--exclude-standard').stdout);
  return [...new Set([...changedPaths, ...addedPaths])].filter((file) => existsSync(join(root, file)));
}

function run(name, args) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ name, passed: false, output: error.message, seconds: 0 }));
    child.on('close', (code) =>
      resolve({ name, passed: code === 0, output, seconds: (Date.now() - started) / 1000 }),
    );
  });
}

ensureInstalled();
const files = changedFiles();
const sources = files.filter((file) => /\.(tsx?|mts|json)$/.test(file));
// Documents name tests by their titles, so no import shows which of the document tests are affected.
const documents = files.some((file) => /\.(md|spec\.ts|test\.tsx?)$/.test(file)) ? ['tests/docs'] : [];

const checks = [run('types', ['tsc', '-p', '.', '--checkers', '2'])];
if (sources.length)
  checks.push(
    run('boundaries', [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'src',
      'elements',
      'demo',
      'tests',
    ]),
  );
if (files.length)
  checks.push(
    run('format-and-lint', ['biome', 'check', '--no-errors-on-unmatched', '--error-on-warnings', ...files]),
  );
if (sources.length)
  checks.push(
    run('affected tests', ['vitest', 'related', '--run', '--passWithNoTests', '--reporter=dot', ...sources]),
  );
if (documents.length) checks.push(run('documents', ['vitest', 'run', '--reporter=dot', ...documents]));

const results = await Promise.all(checks);
for (const { name, passed, output } of results)
  if (!passed) console.log(`\n== ${name}\n${output.trimEnd()}\n`);
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
const failedCount = results.filter(({ passed }) => !passed).length;
console.log(
  `${files.length} changed files; checks: ${results.length - failedCount} passed, ${failedCount} failed`,
);
// Not process.exit, which drops the output that a pipe has not taken yet.
process.exitCode = failedCount ? 1 : 0;
