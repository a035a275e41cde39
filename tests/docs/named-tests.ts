import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface NamedTest {
  /** The title in the source, with its placeholders: `%s`, `${name}`. */
  readonly title: string;
  /** Whether the test is skipped, always or under a condition. */
  readonly isSkipped: boolean;
  /** Zero-based line where the statement of the test begins. */
  readonly line: number;
}

const TEST_FUNCTIONS = new Set(['it', 'test']);
const GROUP_FUNCTIONS = new Set(['describe']);
const SKIPPING_WORDS = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']);

interface TestCall {
  readonly isTest: boolean;
  readonly modifiers: readonly string[];
}

/** Whether a call is `it.runIf(runsEverything)`. Such a test does not count as skipped: `npm run test:all` runs it. */
const isScopeCondition = (
  node: ts.Expression,
): node is ts.CallExpression & { readonly expression: ts.PropertyAccessExpression } =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'runIf' &&
  node.arguments[0]?.getText() === 'runsEverything';

/**
 * The parts of a call such as `it.skip.each(table)`. Null for a call that defines neither a test nor a group of tests.
 */
function parseTestCall(expression: ts.Expression): TestCall | null {
  const modifiers: string[] = [];
  let current: ts.Expression = expression;
  while (!ts.isIdentifier(current)) {
    if (isScopeCondition(current)) current = current.expression.expression;
    else if (ts.isCallExpression(current) || ts.isTaggedTemplateExpression(current))
      current = ts.isCallExpression(current) ? current.expression : current.tag;
    else if (ts.isPropertyAccessExpression(current)) {
      modifiers.push(current.name.text);
      current = current.expression;
    } else return null;
  }
  const isTest = TEST_FUNCTIONS.has(current.text) && !modifiers.includes('describe');
  return isTest || GROUP_FUNCTIONS.has(current.text) || TEST_FUNCTIONS.has(current.text)
    ? { isTest, modifiers }
    : null;
}

function readTitle(node: ts.Expression | undefined, source: ts.SourceFile): string | null {
  if (!node) return null;
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  return ts.isStringLiteralLike(node) ? node.text : null;
}

/** Whether the body of a test skips it, for example with `test.skip()`. */
const isSkippedInside = (body: ts.Node): boolean =>
  !!ts.forEachChild(body, (node) => {
    const testCall = ts.isCallExpression(node) ? parseTestCall(node.expression) : null;
    return testCall?.modifiers.some((word) => SKIPPING_WORDS.has(word)) || isSkippedInside(node) || undefined;
  });

function listTests(source: ts.SourceFile): NamedTest[] {
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node, isParentSkipped: boolean): void => {
    const testCall = ts.isCallExpression(node) ? parseTestCall(node.expression) : null;
    if (!testCall || !ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, isParentSkipped));
      return;
    }
    const title = readTitle(node.arguments[0], source);
    const isSkipped = isParentSkipped || testCall.modifiers.some((word) => SKIPPING_WORDS.has(word));
    const [, ...callArguments] = node.arguments;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (testCall.isTest && title !== null)
      tests.push({ title, isSkipped: isSkipped || callArguments.some(isSkippedInside), line });
    else ts.forEachChild(node, (child) => visit(child, isSkipped));
  };
  visit(source, false);
  return tests;
}

const parseText = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
const parseFile = (file: string): ts.SourceFile => parseText(file, readFileSync(file, 'utf8'));

/** The tests in the text of a test file. */
export const parseTests = (text: string): NamedTest[] => listTests(parseText('a.test.ts', text));

/** The tests in a test file. */
export const readTests = (file: string): NamedTest[] => listTests(parseFile(file));
