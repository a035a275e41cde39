import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Bare participles and metaphors, which do not say what they hold. */
const BANNED_NAMES = new Set(
  [
    'told heard asked said wanted known found taken kept seen shown made left gone given drawn meant',
    'ear walk turn news wayOn surroundings neighbours trial standIn lookAhead namesAhead',
    'REACH MOST WALK LONGEST LEAST',
  ]
    .join(' ')
    .split(' '),
);

/** Phrases that a colleague would not say, in comments and test titles. */
const BANNED_PHRASES = [
  /\b(?:is|are|was|were|can be|to be) had\b/,
  /\banew\b/,
  /\bas good as none\b/,
  /\bhas it that\b/,
  /\b(?:is|are|was|were) told\b/,
  /\bway on\b/,
  /\bstand-in\b/i,
];

/** Names of fields on the wire. */
const WIRE_FIELDS = new Set(['left']);

/** The name of a function with a noun and `Of`, such as `totalOf`. A verb, as in `computeTotal`, says what it does. */
const NOUN_FUNCTION = /^(?!(?:instance|index|lastIndex)Of$)\w+Of$/;

/** First words of function names that are no verbs. Tests may use these words in names of sample data. */
const NOT_A_VERB =
  /^(?:of|from|with|without|by|at|in|for|only|first|last|all|one|other|others|plain|new|own|both|some|unless|never)(?=[A-Z]|$)/;

/** Code that runs outside tests and stories. */
const isProductCode = (path: string): boolean => !/^tests\/|\/testing\/|\.(?:test|stories)\./.test(path);

/** The start of a title that needs its `describe` as a subject. */
const INCOMPLETE_TITLE = /^(?:that|which|who|whose|of|are|is|was|were) /;

const files = execFileSync('git', ['ls-files', 'src', 'elements', 'demo', 'tests'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:tsx?|mts|mjs)$/.test(path) && !path.startsWith('tests/structure/'));

interface Finding {
  readonly rule: 'name' | 'function' | 'phrase' | 'title';
  /** Path, line and text. */
  readonly text: string;
}

/** Whether an identifier declares a name, except a wire field or a name that a destructured object dictates. */
const isDeclaredName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      (ts.isPropertySignature(parent) && !WIRE_FIELDS.has(node.text)) ||
      ts.isMethodSignature(parent) ||
      (ts.isBindingElement(parent) && ts.isArrayBindingPattern(parent.parent))) &&
    parent.name === node
  );
};

const isNounFunction = (path: string, name: string): boolean =>
  NOUN_FUNCTION.test(name) || (isProductCode(path) && NOT_A_VERB.test(name));

/** The name of a function, whether it is declared or stored in a variable. */
const readFunctionName = (node: ts.Node): ts.Identifier | null => {
  if (ts.isFunctionDeclaration(node)) return node.name ?? null;
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return null;
  return ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer) ? node.name : null;
};

const readTitle = (node: ts.CallExpression): string | null => {
  const [first] = node.arguments;
  const callee = node.expression.getText();
  return first && ts.isStringLiteralLike(first) && /^(?:it|test)\b(?!\.(?:describe|use|step))/.test(callee)
    ? first.text
    : null;
};

function readFindings(path: string): Finding[] {
  const text = readFileSync(resolve(root, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const report = (rule: Finding['rule'], position: number, subject: string) => {
    const { line } = source.getLineAndCharacterOfPosition(position);
    findings.push({ rule, text: `${path}:${line + 1} ${subject}` });
  };
  const findPhrase = (sentence: string) => BANNED_PHRASES.find((phrase) => phrase.test(sentence));
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && BANNED_NAMES.has(node.text) && isDeclaredName(node))
      report('name', node.getStart(source), node.text);
    const functionName = readFunctionName(node);
    if (functionName && isNounFunction(path, functionName.text))
      report('function', functionName.getStart(source), functionName.text);
    if (ts.isCallExpression(node)) {
      const title = readTitle(node);
      if (title !== null && (INCOMPLETE_TITLE.test(title) || findPhrase(title)))
        report('title', node.getStart(source), title);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const comment of text.matchAll(/(?<=^|\s)\/\/(.*)$|\/\*\*?([\s\S]*?)\*\//gm)) {
    const commentText = (comment[1] ?? comment[2] ?? '').replace(/\s*\n\s*\*?/g, ' ');
    if (findPhrase(commentText)) report('phrase', comment.index, commentText.trim().slice(0, 90));
  }
  return findings;
}

describe('the language of the code', () => {
  const findings = files.flatMap(readFindings);
  const listFindings = (rule: Finding['rule']) =>
    findings.filter((finding) => finding.rule === rule).map(({ text }) => text);

  it('no identifier of the code is a bare participle or a metaphor', () =>
    expect(listFindings('name')).toEqual([]));

  it('no function name of the code is like `totalOf` or starts with a preposition or an adjective', () =>
    expect(listFindings('function')).toEqual([]));

  it('no comment and no test title has a banned phrase', () => expect(listFindings('phrase')).toEqual([]));

  it('no test title starts with a word that needs its describe as a subject', () =>
    expect(listFindings('title')).toEqual([]));
});
