// npm test: every check, in order, each with its time. Plain JavaScript without packages, since none may be installed yet.
// `npm test -- unit e2e` runs only the steps whose names are given.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from '../demo/prepare.mjs';
import { findChromium } from './chromium.mjs';

const STEPS = [
  { name: 'format-and-lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
  {
    name: 'boundaries',
    command: ['npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'elements', 'demo', 'tests'],
  },
  { name: 'unused', command: ['npx', 'knip'] },
  { name: 'build', command: ['npx', 'vite', 'build', '--logLevel', 'warn'] },
  { name: 'build-loader', command: ['npx', 'vite', 'build', '--mode', 'loader', '--logLevel', 'warn'] },
  { name: 'unit', command: ['npx', 'vitest', 'run'] },
  { name: 'contract', command: ['npx', 'vitest', 'run', '--config', 'tests/contract/vitest.config.ts'] },
  {
    name: 'storybook',
    command: ['npx', 'storybook', 'build', '--quiet', '--disable-telemetry', '-o', '.cache/storybook'],
  },
  {
    name: 'stories',
    command: ['npx', 'playwright', 'test', '--config', 'tests/storybook/playwright.config.ts'],
    browser: true,
  },
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    browser: true,
  },
];

ensureInstalled();
const wanted = process.argv.slice(2);
const results = [];
for (const { name, command, browser } of STEPS) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const started = Date.now();
  const [program, ...args] = command;
  const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: findChromium() } : {}) };
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
  results.push({ name, passed: status === 0, seconds: (Date.now() - started) / 1000 });
}

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed || results.length === 0 ? 1 : 0);
