import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type AnnotatedTest, readAnnotatedTestsOfFile } from './spec-annotations.ts';
import { namesRow, readSpecRows, type SpecRow } from './spec-rows.ts';

export type TestsByFile = ReadonlyMap<string, readonly AnnotatedTest[]>;

const INTRODUCTION = `# Coverage of the product specification

This page lists every promise of the product specification (sections 2 to 9), where a customer or an operator notices it in the app, and
the tests that prove it: first those that show it on a screen, then those of the API and the rules behind it. Read it to find the tests
of a promise, or to check that nothing is missing. A dash means that no screen uses the promise.

\`npm run docs\` writes this page from \`tests/docs/spec-rows.json\` and from the \`// @spec\` comments above the tests. \`npm test\` fails
when the page is out of date, when a row has no test, when a row that is noticed on a screen has no test of a screen, or when a test that
proves a row is skipped. Titles keep the placeholders of their source (\`%s\`, \`\${name}\`).
`;

const DIFFERENCES_SECTION = `## Differences in shape

Here the product does what the specification says, but in a different form:

- An order names its order type in \`selling_types\`. The numbers 0 to 3 of section 4 are not sent.
- Emptying the cart keeps the order type, because the order type is part of the URL.
- Only the hosted page changes the document title, with every screen and error page. The title of a host page stays as it is.
- The customer’s language is stored in the cookie of section 4 only, not with the other choices for a business.
- The \`payment_methods\` of a business say whether a delivery takes cash or cards.
- The specification speaks of 40 languages but lists 41 codes. Each has a name and a direction; those with a file in \`locales/\` can be chosen.
`;

/** Every test file that has annotations, with its annotated tests. Includes new files. */
export function readAnnotatedTests(root: string): TestsByFile {
  const files = execFileSync(
    'git',
    ['grep', '-l', '--untracked', '// @spec ', '--', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n');
  return new Map(files.sort().map((file) => [file, readAnnotatedTestsOfFile(join(root, file))]));
}

/** The tests that prove a row, as `file` and titles. */
export const findRowTests = (row: SpecRow, tests: TestsByFile): { file: string; titles: string[] }[] =>
  [...tests].flatMap(([file, annotatedTests]) => {
    const titles = annotatedTests
      .filter(({ rowIds }) => rowIds.some((annotation) => namesRow(annotation, row)))
      .map(({ title }) => title);
    return titles.length ? [{ file, titles }] : [];
  });

/**
 * Whether a test file shows what a customer or an operator sees: a browser, a rendered screen, the page around an element, or a
 * page of the console.
 */
export const isScreenTest = (file: string): boolean =>
  /^tests\/(e2e|browsers)\//.test(file) ||
  /^src\/(app|components|features|ui)\/.*\.test\.tsx$/.test(file) ||
  /^elements\/hosted\/.*\.dom\.test\.ts$/.test(file) ||
  file.startsWith('demo/server/routes/console/');

/**
 * Whether a screen shows the promise to a customer or an operator. Some promises show only in a command, or to developers
 * of other clients.
 */
export const isNoticedOnScreen = ({ noticedAt }: SpecRow): boolean =>
  !/^(operator: |Only other clients|$)/.test(noticedAt);

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

const formatTableRow = (row: SpecRow, tests: TestsByFile): string => {
  const rowTests = findRowTests(row, tests);
  const sortedTests = [
    ...rowTests.filter(({ file }) => isScreenTest(file)),
    ...rowTests.filter(({ file }) => !isScreenTest(file)),
  ];
  const provedBy = sortedTests.map(
    ({ file, titles }) => `\`${file}\` ${titles.map((title) => `“${title}”`).join(' ')}`,
  );
  return `| ${escapeCell(row.promise)} | ${escapeCell(row.noticedAt) || '—'} | ${escapeCell(provedBy.join('<br>'))} |`;
};

/** The complete text of `docs/spec-coverage.md`. */
export function buildSpecCoverageDocument(root: string): string {
  const tests = readAnnotatedTests(root);
  const lines = [INTRODUCTION];
  let section = '';
  let group: string | undefined;
  for (const row of readSpecRows(root)) {
    const isNewSection = row.section !== section;
    if (isNewSection) lines.push(`\n## ${row.section}\n`);
    if (row.group && (isNewSection || row.group !== group)) lines.push(`\n### ${row.group}\n`);
    if (isNewSection || row.group !== group)
      lines.push('| Promise | Where it is noticed | Proved by |', '|---|---|---|');
    lines.push(formatTableRow(row, tests));
    section = row.section;
    group = row.group;
  }
  return `${[...lines, '', DIFFERENCES_SECTION].join('\n').replace(/\n{3,}/g, '\n\n')}`;
}
