import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

interface LocatedType {
  readonly module: string;
  readonly declaration: TypeDeclaration;
}

const isTypeDeclaration = (node: ts.Node): node is TypeDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Names of all types that a node refers to. */
function collectTypeNames(node: ts.Node): Set<string> {
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

/** Names of all types in the text of a type. */
export const parseTypeNames = (type: string): Set<string> =>
  collectTypeNames(ts.createSourceFile('type.ts', `type T = ${type};`, ts.ScriptTarget.ES2022, true));

/**
 * Finds the declaration of a type as the compiler does: in the module itself, then in the module from which it imports
 * the type.
 */
class TypeFinder {
  #root: string;
  sources = new Map<string, ts.SourceFile>();

  constructor(root: string) {
    this.#root = root;
  }

  readSource(module: string): ts.SourceFile {
    const cachedSource = this.sources.get(module);
    if (cachedSource) return cachedSource;
    const text = readFileSync(join(this.#root, module), 'utf8');
    const source = ts.createSourceFile(module, text, ts.ScriptTarget.ES2022, true);
    this.sources.set(module, source);
    return source;
  }

  /** Undefined for built-in names of the language or the DOM, and for type parameters. */
  find(module: string, name: string): LocatedType | undefined {
    const source = this.readSource(module);
    for (const statement of source.statements) {
      if (isTypeDeclaration(statement) && statement.name.text === name)
        return { module, declaration: statement };
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      const importSpecifier =
        bindings &&
        ts.isNamedImports(bindings) &&
        bindings.elements.find((specifier) => specifier.name.text === name);
      if (!importSpecifier) continue;
      const sourceModule = normalize(join(dirname(module), statement.moduleSpecifier.text));
      return this.find(sourceModule, importSpecifier.propertyName?.text ?? name);
    }
    return undefined;
  }
}

/** The declaration with its docblock and `export`. */
function renderExported({ declaration }: LocatedType): string {
  const text = declaration.getFullText().trim();
  return /^export /m.test(text) ? text : text.replace(/^(interface|type) /m, 'export $1 ');
}

/**
 * The declarations of the named types and of all types that they refer to, each once. `namesByModule` maps each module
 * to its type names. Throws if two modules declare different types with the same name.
 */
export function renderPublicTypes(
  root: string,
  namesByModule: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const finder = new TypeFinder(root);
  const declarations = new Map<string, LocatedType>();
  const queue = [...namesByModule].flatMap(([module, names]) => [...names].map((name) => ({ module, name })));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const type = finder.find(next.module, next.name);
    if (!type) continue;
    const name = type.declaration.name.text;
    const existing = declarations.get(name);
    if (existing && existing.module !== type.module)
      throw new Error(`${name} is a type of ${existing.module} and of ${type.module}.`);
    if (existing) continue;
    declarations.set(name, type);
    queue.push(
      ...[...collectTypeNames(type.declaration)].map((each) => ({ module: type.module, name: each })),
    );
  }
  return [...declarations.values()].map(renderExported).join('\n\n');
}
