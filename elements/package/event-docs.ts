import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Module with the typed event map of the elements. */
export const EVENTS_MODULE = 'elements/events.ts';
export const EVENT_MAP = 'OrderAppEventMap';

export interface EventDocs {
  readonly type: string;
  readonly description: string;
}

/** The text of a docblock, on one line. */
const readDocblock = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => (typeof comment === 'string' ? comment : ts.getTextOfJSDocComment(comment)) ?? '')
    .join('\n')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** Types and docblocks of the event map, by event name. */
export function readEventDocs(root: string): ReadonlyMap<string, EventDocs> {
  const text = readFileSync(join(root, EVENTS_MODULE), 'utf8');
  const source = ts.createSourceFile(EVENTS_MODULE, text, ts.ScriptTarget.ES2022, true);
  const map = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === EVENT_MAP,
  );
  if (!map) throw new Error(`${EVENTS_MODULE} has no interface ${EVENT_MAP}.`);
  return new Map(
    map.members.filter(ts.isPropertySignature).map((member) => {
      const name = ts.isStringLiteral(member.name) || ts.isIdentifier(member.name) ? member.name.text : '';
      return [name, { type: member.type?.getText() ?? 'CustomEvent', description: readDocblock(member) }];
    }),
  );
}
