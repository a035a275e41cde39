import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const modules = resolve(import.meta.dirname, '../../node_modules');

const STRICT_OPTIONS = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: [],
};

interface Check {
  readonly sources: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly program: string;
  readonly args?: readonly string[];
}

const TSC = '@typescript/native/bin/tsc';
const types18 = join(modules, 'types-react-18');

/** The type checker of each framework, run on a host that uses the package. */
export const TYPE_CHECKS = {
  // Also checks the package's own files and their imports.
  'react 19': { sources: 'react', options: { jsx: 'react-jsx', skipLibCheck: false }, program: TSC },
  'react 18': {
    sources: 'react',
    options: {
      jsx: 'react-jsx',
      paths: { react: [types18], 'react/*': [`${types18}/*`] },
    },
    program: TSC,
  },
  preact: {
    sources: 'preact',
    options: { jsx: 'react-jsx', jsxImportSource: 'preact' },
    program: TSC,
  },
  solid: { sources: 'solid', options: { jsx: 'preserve', jsxImportSource: 'solid-js' }, program: TSC },
  vue: {
    sources: 'vue',
    options: { jsx: 'preserve' },
    program: 'vue-tsc/bin/vue-tsc.js',
  },
  svelte: {
    sources: 'svelte',
    options: {},
    program: 'svelte-check/bin/svelte-check',
    args: ['--output', 'human', '--fail-on-warnings'],
  },
} as const satisfies Record<string, Check>;

export type TypeCheckName = keyof typeof TYPE_CHECKS;

/** The output of the type checker. Empty when the types are correct. */
export function runTypeCheck(project: string, name: TypeCheckName): string {
  const { sources, options, program, args = [] }: Check = TYPE_CHECKS[name];
  const config = join(project, sources, `tsconfig.${name.replace(' ', '-')}.json`);
  // Without this file, svelte-check takes the project's Vite config for a Svelte config.
  if (name === 'svelte') writeFileSync(join(project, sources, 'svelte.config.js'), 'export default {};\n');
  writeFileSync(
    config,
    JSON.stringify({ compilerOptions: { ...STRICT_OPTIONS, ...options }, include: ['.'] }),
  );
  const flag = name === 'svelte' ? '--tsconfig' : '-p';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(modules, program), flag, config, ...args],
    { cwd: join(project, sources), encoding: 'utf8' },
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}
