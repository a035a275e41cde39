/** Frameworks with typings of their own: importing `order-app/<name>` registers the elements, too. */
export const FRAMEWORKS = ['react', 'preact', 'solid', 'vue', 'svelte'] as const;

const PEERS: Readonly<Record<string, string>> = {
  react: '>=18',
  preact: '>=10',
  'solid-js': '>=1.8',
  vue: '>=3.4',
  svelte: '>=4',
};

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** What the package says of itself. `own` is the project's package.json. */
export const packageJson = (own: { version: string; description: string; license: string }) => ({
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
    './manifest.ts': './custom-elements.json',
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
