import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFilter } from 'vite';
import * as z from 'zod/mini';
import { STEPS } from '../steps.mjs';

/** A step of `npm test` or `npm run test:all` that runs tests. */
export interface TestStep {
  readonly name: string;
  /** Whether the step runs the tests of a file, given by its path from the project root. */
  readonly runsFile: (file: string) => boolean;
}

const vitestConfig = z.object({
  include: z.array(z.string()),
  exclude: z.optional(z.array(z.string())),
});
const vitestTest = z.union([z.object({ projects: z.array(z.object({ test: vitestConfig })) }), vitestConfig]);

/** The value that follows an option in a command. Undefined when the command lacks the option. */
const readOption = (command: readonly string[], option: string): string | undefined =>
  command[command.indexOf(option) + 1 || command.length];

/** A filter for the test files of a Vitest configuration, with all its projects. */
async function createVitestFilter(root: string, configPath: string): Promise<(file: string) => boolean> {
  const loadedModule = (await import(pathToFileURL(join(root, configPath)).href)) as { default: unknown };
  const config: unknown =
    typeof loadedModule.default === 'function'
      ? loadedModule.default({ mode: 'test', command: 'serve' })
      : loadedModule.default;
  const { test } = z.object({ test: vitestTest }).parse(config);
  const projectTests = 'projects' in test ? test.projects.map((project) => project.test) : [test];
  const filters = projectTests.map(({ include, exclude }) =>
    createFilter(include, exclude, { resolve: root }),
  );
  return (file) => filters.some((filter) => filter(join(root, file)));
}

/** Reads a Playwright configuration as text, because loading it creates the folders of a run. */
function createPlaywrightFilter(root: string, configPath: string): (file: string) => boolean {
  const testDirs = [...readFileSync(join(root, configPath), 'utf8').matchAll(/testDir: '([^']+)'/g)];
  if (!testDirs.length) throw new Error(`${configPath} names no testDir`);
  const folders = testDirs.map(([, dir = '']) => resolve(root, dirname(configPath), dir));
  return (file) =>
    file.endsWith('.spec.ts') && folders.some((folder) => join(root, file).startsWith(`${folder}/`));
}

/** The steps of `npm test` and `npm run test:all` that run tests. */
export async function listTestSteps(root: string): Promise<TestStep[]> {
  const steps = STEPS.map(async ({ name, command }) => {
    const config = readOption(command, '--config');
    if (command.includes('vitest'))
      return [{ name, runsFile: await createVitestFilter(root, config ?? 'vite.config.ts') }];
    return command.includes('playwright') && config
      ? [{ name, runsFile: createPlaywrightFilter(root, config) }]
      : [];
  });
  return (await Promise.all(steps)).flat();
}
