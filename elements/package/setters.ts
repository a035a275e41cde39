import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What the setters of a class take, by their names: a property may give another type than it takes. */
export function settersOf(root: string, module: string, className: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, module), 'utf8');
  const source = ts.createSourceFile(module, text, ts.ScriptTarget.ES2022, true);
  const setters = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name?.text === className) {
      for (const member of node.members.filter(ts.isSetAccessor)) {
        const type = member.parameters[0]?.type;
        if (type) setters.set(member.name.getText(), type.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return setters;
}
