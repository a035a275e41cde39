/**
 * The rooms and who may import whom (docs/architecture.md). Type imports count.
 * Each room lists what it MAY import; everything else in the tree is forbidden to it.
 */
const contract = 'src/api/(contract|mappers)/';
/** The types of the renderer that the server loads as a bundle. */
const rendererTypes = 'src/app/server/first-screen-types.ts';
/** Pure parts of the router, so that the server responds to the same paths as the app. */
const routeMatching = 'src/router/(match|normalise-path|screen-titles)\\.ts$';
const PATTERNS = [contract, rendererTypes, routeMatching];
const rooms = {
  'src/lib': [],
  'src/domain': ['src/lib'],
  'src/api': ['src/lib', 'src/domain'],
  'src/router': ['src/lib'],
  'src/theme': ['src/lib'],
  'src/i18n': ['src/lib', 'src/domain', 'locales'],
  'src/stores': ['src/lib', 'src/domain', 'src/api'],
  'src/ui': ['src/lib', 'src/theme', 'src/i18n'],
  'src/components': ['src/lib', 'src/domain', 'src/router', 'src/theme', 'src/i18n', 'src/stores', 'src/ui'],
  'src/features': [
    'src/lib',
    'src/domain',
    'src/router',
    'src/theme',
    'src/i18n',
    'src/stores',
    'src/ui',
    'src/components',
  ],
  'src/app': ['src'],
  elements: ['src/app', 'src/lib'],
  locales: [],
  'demo/server/db': ['src/domain', contract, 'src/lib'],
  'demo/server/repo': ['demo/server/db', 'src/domain', contract, 'src/lib'],
  'demo/server/services': [
    'demo/server/repo',
    'demo/server/db',
    'src/domain',
    contract,
    'src/lib',
    rendererTypes,
  ],
  'demo/server/routes': ['demo/server/services', 'src/domain', contract, routeMatching, 'src/lib'],
  'demo/pages': [],
};

// A unit test may use what its room may, and the tests' shared helpers.
const OWN_TREE = '^(src|elements|demo|locales|tests)/';

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `room-${room.replaceAll('/', '-')}`,
  comment: `${room} may import only: ${[room, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: '(/testing/|\\.(test|stories)\\.tsx?$)' },
  to: {
    path: OWN_TREE,
    pathNot: `^(${[room, ...allowed].map((path) => (PATTERNS.includes(path) ? path : `${path}/`)).join('|')})`,
  },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Parts that several screens show are in src/components.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'wire-types-stay-below-the-stores',
      comment:
        'Stores own the API client and map responses to domain types. The app makes the client, and reads its errors.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '(/testing/|\\.(test|stories)\\.)' },
      to: { path: '^src/api/(contract|mappers)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'No React, fetch or storage in the rules: only the libraries named here.',
      severity: 'error',
      from: { path: '^src/(domain|lib)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot:
          'node_modules/(dayjs|hast-util-sanitize|htmlparser2|libphonenumber-js|point-in-polygon-hao|robust-predicates)',
      },
    },
    {
      name: 'elements-reach-the-app-lazily',
      severity: 'error',
      from: { path: '^elements/loader' },
      to: { path: '^src/app', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'widget-never-imports-server',
      severity: 'error',
      from: { path: '^(src|elements)/' },
      to: { path: '^demo/' },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Files of the npm package and of hosts that install it: they import what the build makes.
    exclude: { path: '^(elements/package/typings|tests/package/consumers)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
