import { readFileSync } from 'node:fs';
import { type NamedTest, readTests } from './named-tests.ts';

/** A test with a `// @spec` comment above it, which names the rows of the specification that the test proves. */
export interface AnnotatedTest extends NamedTest {
  /** Ids of rows in `spec-rows.json`. `calls/*` means every row of the group. */
  readonly rowIds: readonly string[];
  /** The number of `// @spec` lines above the test. */
  readonly commentLineCount: number;
}

const ANNOTATION = /^\s*\/\/ @spec (.+)$/;

const listAnnotationsAbove = (lines: readonly string[], line: number): string[] => {
  const annotations: string[] = [];
  for (let index = line - 1; index >= 0; index -= 1) {
    const annotation = ANNOTATION.exec(lines[index] ?? '');
    if (annotation?.[1]) annotations.unshift(annotation[1]);
    else if (!/^\s*\/\//.test(lines[index] ?? '')) break;
  }
  return annotations;
};

/** The number of `// @spec` lines in a file, to detect lines that are not above a test. */
export const countAnnotations = (text: string): number =>
  text.split('\n').filter((line) => ANNOTATION.test(line)).length;

/** The annotated tests of a file, in the order of the file. */
export function readAnnotatedTestsOfFile(file: string): AnnotatedTest[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return readTests(file).flatMap((test) => {
    const annotations = listAnnotationsAbove(lines, test.line);
    const rowIds = annotations.flatMap((text) => text.split(',').map((row) => row.trim()));
    return rowIds.length ? [{ ...test, rowIds, commentLineCount: annotations.length }] : [];
  });
}
