import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { localeCodesIn, shippedMessages } from '../build/emit-locale-files.ts';
import { literalDynamicImports } from '../build/retry-dynamic-imports.ts';
import { elementDeclarations, pascalCase } from './declarations.ts';
import { listElements, listFields, type Manifest } from './element-docs.ts';
import { elementsManifest } from './elements-manifest.ts';
import type { WrappedElement } from './react-wrapper.ts';
import { APP_FOLDER, LOCALES_FOLDER } from './replace-assets-module.ts';

/** Frameworks with typings of their own: importing `order-app/<name>` registers the elements, too. */
const FRAMEWORKS = ['react', 'preact', 'solid', 'vue', 'svelte'] as const;
const PEERS: Readonly<Record<string, string>> = {
  react: '>=18',
  preact: '>=10',
  'solid-js': '>=1.8',
  vue: '>=3.4',
  svelte: '>=4',
};

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** What the package says of itself. `own` is the project's package.json. */
const packageJson = (own: { version: string; description: string; license: string }) => ({
  name: 'order-app',
  version: own.version,
  description: own.description,
  license: own.license,
  keywords: ['custom-element', 'web-component', 'online-ordering', 'restaurant', 'menu', 'embed'],
  type: 'module',
  exports: {
    '.': entry('index'),
    ...Object.fromEntries(FRAMEWORKS.map((name) => [`./${name}`, entry(name)])),
    './custom-elements.json': './custom-elements.json',
    './manifest': './custom-elements.json',
    './package.json': './package.json',
  },
  types: './index.d.ts',
  files: ['*.js', '*.d.ts', 'app', 'locales', 'custom-elements.json', 'licenses.md'],
  // Importing an entry registers the elements: nothing here may be dropped.
  sideEffects: true,
  customElements: 'custom-elements.json',
  peerDependencies: PEERS,
  peerDependenciesMeta: Object.fromEntries(Object.keys(PEERS).map((name) => [name, { optional: true }])),
});

interface Folders {
  readonly root: string;
  readonly widget: string;
  readonly outDir: string;
}

const isText = (type: string | undefined): boolean => type !== 'boolean';

/** The components of `order-app/react`, one for each element of the manifest. */
function reactModule(manifest: Manifest): string {
  const components = listElements(manifest).map((element) => {
    const { tagName: tag, attributes = [], events = [] } = element;
    const texts = attributes.filter(({ type }) => isText(type?.text));
    const wrapped: WrappedElement = {
      tag,
      attributes: Object.fromEntries(texts.map(({ name, fieldName }) => [fieldName ?? name, name])),
      properties: listFields(element)
        .filter(({ name, readonly }) => !readonly && !texts.some(({ fieldName }) => fieldName === name))
        .map(({ name }) => name),
      events: Object.fromEntries(events.map(({ name }) => [`on${pascalCase(name)}`, name])),
    };
    return `export const ${pascalCase(tag)} = wrap(${JSON.stringify(wrapped, null, 2)});\n`;
  });
  return `'use client';\nimport './index.js';\nimport { wrap } from './react-wrapper.js';\n\n${components.join('\n')}`;
}

function withoutTypes(file: string): string {
  return ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;
}

function writeTypings(outDir: string, typings: string, elements: string): void {
  for (const name of readdirSync(typings)) cpSync(join(typings, name), join(outDir, name));
  writeFileSync(join(outDir, 'elements.d.ts'), elements);
}

function forBundlers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, literalDynamicImports(readFileSync(file, 'utf8')));
  }
}

/** Writes all of the package that is not the loader: the app, the languages, wrappers, typings, manifest. */
export function writePackage({ root, widget, outDir }: Folders): Plugin {
  const own = join(root, 'elements/package');
  const write = (name: string, text: string): void => writeFileSync(join(outDir, name), text);
  return {
    name: 'order-app-write-package',
    apply: 'build',
    closeBundle(error) {
      if (error) return;
      const manifest = elementsManifest(root);
      write('custom-elements.json', JSON.stringify(manifest, null, 2));
      writeTypings(outDir, join(own, 'typings'), elementDeclarations(root, manifest));
      write('react-wrapper.js', withoutTypes(join(own, 'react-wrapper.ts')));
      for (const name of FRAMEWORKS) {
        write(`${name}.js`, name === 'react' ? reactModule(manifest) : "import './index.js';\n");
      }
      cpSync(join(widget, 'assets'), join(outDir, APP_FOLDER), {
        recursive: true,
        filter: (path) => path.endsWith('.js') || path.endsWith('assets'),
      });
      forBundlers(join(outDir, APP_FOLDER));
      mkdirSync(join(outDir, LOCALES_FOLDER), { recursive: true });
      const locales = join(root, 'locales');
      for (const code of localeCodesIn(locales)) {
        const messages = JSON.stringify(shippedMessages(locales, code));
        write(`${LOCALES_FOLDER}/${code}.js`, `export default ${messages};\n`);
      }
      const licenses = ['licenses.md', 'licenses-loader.md'].map((file) =>
        readFileSync(join(widget, file), 'utf8'),
      );
      write('licenses.md', licenses.join('\n'));
      cpSync(join(own, 'readme.md'), join(outDir, 'README.md'));
      const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        version: string;
        description: string;
        license: string;
      };
      write('package.json', `${JSON.stringify(packageJson(project), null, 2)}\n`);
    },
  };
}
