// The checks of `npm test`, in the order in which they run.
const vite = (...args) => ['npx', 'vite', 'build', ...args, '--logLevel', 'warn'];

/**
 * - `browser`: installs the browsers that a step needs and passes it their paths: `shell` (Chromium's headless shell),
 * `full` (full Chromium) or `every` (the shell, Firefox and WebKit).
 * - `inParallel`: uses one core, so it runs at the same time as the next steps, up to the first with
 * `waitsForParallel`.
 * - `fullOnly`: runs in `npm run test:all`, or when named on the command line.
 */
export const STEPS = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'commits', command: ['node', 'tests/commits/check-history.mjs'] },
  { name: 'format-and-lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'spelling', command: ['npx', 'cspell', 'lint', '--no-progress', '--no-summary'], inParallel: true },
  { name: 'build', command: vite() },
  { name: 'build-loader', command: vite('--mode', 'loader') },
  { name: 'build-server', command: vite('--mode', 'server') },
  { name: 'build-pages', command: vite('--config', 'demo/hosts/vite.config.ts') },
  { name: 'build-hosted', command: vite('--config', 'elements/hosted/vite.config.ts') },
  { name: 'build-package', command: vite('--config', 'elements/package/vite.config.ts') },
  // After the builds, because it must not read folders that a build empties.
  {
    name: 'boundaries',
    command: ['npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'elements', 'demo', 'tests'],
    inParallel: true,
  },
  // Knip reads two configurations that the builds write.
  { name: 'unused', command: ['npx', 'knip'] },
  { name: 'unit', command: ['npx', 'vitest', 'run'], waitsForParallel: true },
  {
    name: 'storybook',
    command: ['npx', 'storybook', 'build', '--quiet', '--disable-telemetry', '-o', '.cache/storybook'],
    inParallel: true,
  },
  { name: 'contract', command: ['npx', 'vitest', 'run', '--config', 'tests/contract/vitest.config.ts'] },
  {
    name: 'stories',
    command: ['npx', 'playwright', 'test', '--config', 'tests/storybook/playwright.config.ts'],
    browser: 'shell',
    waitsForParallel: true,
  },
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    browser: 'every',
  },
  {
    name: 'dev',
    command: ['npx', 'playwright', 'test', '--config', 'tests/dev/playwright.config.ts'],
    browser: 'shell',
    fullOnly: true,
  },
  {
    name: 'lighthouse',
    command: ['npx', 'tsx', 'tests/lighthouse/run.ts'],
    browser: 'full',
    fullOnly: true,
  },
  {
    name: 'mutation',
    command: ['npx', 'stryker', 'run', 'tests/mutation/stryker.config.json'],
    fullOnly: true,
  },
  {
    name: 'mutation-embed',
    command: ['npx', 'tsx', 'tests/mutation/embed/run.ts'],
    browser: 'every',
    fullOnly: true,
  },
];
