import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

interface Found {
  readonly module: string;
  readonly declaration: TypeDeclaration;
}

const isTypeDeclaration = (node: ts.Node): node is TypeDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Every name a type is made of. */
function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) || ts.isExpressionWithTypeArguments(child)) {
      const name = ts.isTypeReferenceNode(child) ? child.typeName : child.expression;
      if (ts.isIdentifier(name)) names.add(name.text);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

/** Every name a type is made of, which is given as text. */
export const namesInText = (type: string): Set<string> =>
  namesIn(ts.createSourceFile('type.ts', `type T = ${type};`, ts.ScriptTarget.ES2022, true));

/** Looks types up as the compiler would: in the module itself, then where it imports them from. */
class Modules {
  #root: string;
  #read = new Map<string, ts.SourceFile>();

  constructor(root: string) {
    this.#root = root;
  }

  #source(module: string): ts.SourceFile {
    const cachedSource = this.#read.get(module);
    if (cachedSource) return cachedSource;
    const text = readFileSync(join(this.#root, module), 'utf8');
    const source = ts.createSourceFile(module, text, ts.ScriptTarget.ES2022, true);
    this.#read.set(module, source);
    return source;
  }

  /** Undefined: a name of the language, of the DOM, or a type parameter. */
  find(module: string, name: string): Found | undefined {
    const source = this.#source(module);
    for (const statement of source.statements) {
      if (isTypeDeclaration(statement) && statement.name.text === name)
        return { module, declaration: statement };
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      const imported =
        bindings && ts.isNamedImports(bindings) && bindings.elements.find((each) => each.name.text === name);
      if (!imported) continue;
      const from = normalize(join(dirname(module), statement.moduleSpecifier.text));
      return this.find(from, imported.propertyName?.text ?? name);
    }
    return undefined;
  }
}

/** Exported, with its docblock. */
function printed({ declaration }: Found): string {
  const text = declaration.getFullText().trim();
  return /^export /m.test(text) ? text : text.replace(/^(interface|type) /m, 'export $1 ');
}

/**
 * The declarations that types of `wanted` (module, then names) are made of, each once: what a file of typings needs to stand
 * for itself. Throws when two modules mean different things by one name.
 */
export function renderPublicTypes(
  root: string,
  namesByModule: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const modules = new Modules(root);
  const declarations = new Map<string, Found>();
  const queue = [...namesByModule].flatMap(([module, names]) => [...names].map((name) => ({ module, name })));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const type = modules.find(next.module, next.name);
    if (!type) continue;
    const name = type.declaration.name.text;
    const existing = declarations.get(name);
    if (existing && existing.module !== type.module)
      throw new Error(`${name} is a type of ${existing.module} and of ${type.module}.`);
    if (existing) continue;
    declarations.set(name, type);
    queue.push(...[...namesIn(type.declaration)].map((each) => ({ module: type.module, name: each })));
  }
  return [...declarations.values()].map(printed).join('\n\n');
}
