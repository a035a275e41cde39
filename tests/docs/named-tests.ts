import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface NamedTest {
  /** As the source has it: `%s` and `${name}` stand for themselves. */
  readonly title: string;
  /** Left out, always or under a condition. */
  readonly skipped: boolean;
  /** Line of the source file where the test's statement begins, counted from 0. */
  readonly line: number;
}

const TESTS = new Set(['it', 'test']);
const GROUPS = new Set(['describe']);
const LEFT_OUT = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']);

interface Called {
  readonly test: boolean;
  readonly words: readonly string[];
}

/** `it.runIf(runsEverything)`: a test that `npm run test:all` runs. */
const isScopeCondition = (
  node: ts.Expression,
): node is ts.CallExpression & { readonly expression: ts.PropertyAccessExpression } =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'runIf' &&
  node.arguments[0]?.getText() === 'runsEverything';

/** `it.skip.each(table)` as its words; null for what is no test and no group of tests. */
function calledIn(expression: ts.Expression): Called | null {
  const words: string[] = [];
  let at: ts.Expression = expression;
  while (!ts.isIdentifier(at)) {
    if (isScopeCondition(at)) at = at.expression.expression;
    else if (ts.isCallExpression(at) || ts.isTaggedTemplateExpression(at))
      at = ts.isCallExpression(at) ? at.expression : at.tag;
    else if (ts.isPropertyAccessExpression(at)) {
      words.push(at.name.text);
      at = at.expression;
    } else return null;
  }
  const test = TESTS.has(at.text) && !words.includes('describe');
  return test || GROUPS.has(at.text) || TESTS.has(at.text) ? { test, words } : null;
}

function titleOf(node: ts.Expression | undefined, source: ts.SourceFile): string | null {
  if (!node) return null;
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  return ts.isStringLiteralLike(node) ? node.text : null;
}

/** `test.skip()` and its like within a test's own body. */
const leavesItself = (body: ts.Node): boolean =>
  !!ts.forEachChild(body, (node) => {
    const called = ts.isCallExpression(node) ? calledIn(node.expression) : null;
    return called?.words.some((word) => LEFT_OUT.has(word)) || leavesItself(node) || undefined;
  });

function testsOf(source: ts.SourceFile): NamedTest[] {
  const found: NamedTest[] = [];
  const visit = (node: ts.Node, skipped: boolean): void => {
    const called = ts.isCallExpression(node) ? calledIn(node.expression) : null;
    if (!called || !ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, skipped));
      return;
    }
    const title = titleOf(node.arguments[0], source);
    const leaves = skipped || called.words.some((word) => LEFT_OUT.has(word));
    const [, ...rest] = node.arguments;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (called.test && title !== null)
      found.push({ title, skipped: leaves || rest.some(leavesItself), line });
    else ts.forEachChild(node, (child) => visit(child, leaves));
  };
  visit(source, false);
  return found;
}

const parseText = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
const parse = (file: string): ts.SourceFile => parseText(file, readFileSync(file, 'utf8'));

/** The tests that a text would have as a file. */
export const testsInText = (text: string): NamedTest[] => testsOf(parseText('a.test.ts', text));

/** The tests that a file itself has. */
export const testsIn = (file: string): NamedTest[] => testsOf(parse(file));
