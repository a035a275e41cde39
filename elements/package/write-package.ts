import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { listLocaleCodes, readShippedMessages } from '../build/emit-locale-files.ts';
import { renderDeclarations, toPascalCase } from './declarations.ts';
import { listElements, listFields, type Manifest } from './element-docs.ts';
import { createManifest } from './elements-manifest.ts';
import { makePathsLiteral } from './literal-paths.ts';
import type { WrappedElement } from './react-wrapper.ts';
import { APP_FOLDER, LOCALES_FOLDER } from './replace-assets-module.ts';

/** Frameworks with their own typings. Importing `order-app/<name>` also registers the elements. */
const FRAMEWORKS = ['react', 'preact', 'solid', 'vue', 'svelte'] as const;
const PEERS: Readonly<Record<string, string>> = {
  react: '>=18',
  preact: '>=10',
  'solid-js': '>=1.8',
  vue: '>=3.4',
  svelte: '>=4',
};

const createEntry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** The package.json of the npm package. `project` is the repository's package.json. */
const createPackageJson = (project: { version: string; description: string; license: string }) => ({
  name: 'order-app',
  version: project.version,
  description: project.description,
  license: project.license,
  keywords: ['custom-element', 'web-component', 'online-ordering', 'restaurant', 'menu', 'embed'],
  type: 'module',
  exports: {
    '.': createEntry('index'),
    ...Object.fromEntries(FRAMEWORKS.map((name) => [`./${name}`, createEntry(name)])),
    './custom-elements.json': './custom-elements.json',
    './manifest': './custom-elements.json',
    './package.json': './package.json',
  },
  types: './index.d.ts',
  files: ['*.js', '*.d.ts', 'app', 'locales', 'custom-elements.json', 'licenses.md'],
  // Importing an entry registers the elements, so bundlers must not remove the import.
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

const isTextType = (type: string | undefined): boolean => type !== 'boolean';

/** The module `order-app/react` with a component for each element of the manifest. */
function renderReactModule(manifest: Manifest): string {
  const components = listElements(manifest).map((element) => {
    const { tagName: tag, attributes = [], events = [] } = element;
    const textAttributes = attributes.filter(({ type }) => isTextType(type?.text));
    const wrapped: WrappedElement = {
      tag,
      attributes: Object.fromEntries(textAttributes.map(({ name, fieldName }) => [fieldName ?? name, name])),
      properties: listFields(element)
        .filter(
          ({ name, readonly }) => !readonly && !textAttributes.some(({ fieldName }) => fieldName === name),
        )
        .map(({ name }) => name),
      events: Object.fromEntries(events.map(({ name }) => [`on${toPascalCase(name)}`, name])),
    };
    return `export const ${toPascalCase(tag)} = wrap(${JSON.stringify(wrapped, null, 2)});\n`;
  });
  return `'use client';\nimport './index.js';\nimport { wrap } from './react-wrapper.js';\n\n${components.join('\n')}`;
}

function stripTypes(file: string): string {
  return ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;
}

function writeTypings(outDir: string, typingsFolder: string, elementDeclarations: string): void {
  for (const name of readdirSync(typingsFolder)) cpSync(join(typingsFolder, name), join(outDir, name));
  writeFileSync(join(outDir, 'elements.d.ts'), elementDeclarations);
}

/** Rewrites all chunks of `folder` for bundlers. */
function rewriteChunks(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    writeFileSync(file, makePathsLiteral(readFileSync(file, 'utf8')));
  }
}

/**
 * Writes everything in the package except the loader: the app, the locale files, wrappers, typings and the manifest.
 */
export function writePackage({ root, widget, outDir }: Folders): Plugin {
  const sourceFolder = join(root, 'elements/package');
  const write = (name: string, text: string): void => writeFileSync(join(outDir, name), text);
  return {
    name: 'order-app-write-package',
    apply: 'build',
    closeBundle(error) {
      if (error) return;
      const manifest = createManifest(root);
      write('custom-elements.json', JSON.stringify(manifest, null, 2));
      writeTypings(outDir, join(sourceFolder, 'typings'), renderDeclarations(root, manifest));
      write('react-wrapper.js', stripTypes(join(sourceFolder, 'react-wrapper.ts')));
      for (const name of FRAMEWORKS) {
        write(`${name}.js`, name === 'react' ? renderReactModule(manifest) : "import './index.js';\n");
      }
      cpSync(join(widget, 'assets'), join(outDir, APP_FOLDER), {
        recursive: true,
        filter: (path) => /\.(js|svg)$|assets$/.test(path),
      });
      rewriteChunks(join(outDir, APP_FOLDER));
      mkdirSync(join(outDir, LOCALES_FOLDER), { recursive: true });
      const localesDirectory = join(root, 'locales');
      for (const code of listLocaleCodes(localesDirectory)) {
        const messages = JSON.stringify(readShippedMessages(localesDirectory, code));
        write(`${LOCALES_FOLDER}/${code}.js`, `export default ${messages};\n`);
      }
      const licenses = ['licenses.md', 'licenses-loader.md'].map((file) =>
        readFileSync(join(widget, file), 'utf8'),
      );
      write('licenses.md', licenses.join('\n'));
      cpSync(join(sourceFolder, 'readme.md'), join(outDir, 'README.md'));
      const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        version: string;
        description: string;
        license: string;
      };
      write('package.json', `${JSON.stringify(createPackageJson(project), null, 2)}\n`);
    },
  };
}
