import { signature } from './declarations.ts';
import { type ElementDocs, elementsOf, fieldsOf, type Manifest, methodsOf } from './element-docs.ts';
import { EVENTS_MODULE } from './event-docs.ts';
import { namesInText, publicTypes } from './public-types.ts';

/** A cell of a table: a bar would end it. */
const cell = (text: string | undefined): string =>
  (text ?? '')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();

const code = (text: string | undefined): string => (text ? `\`${cell(text)}\`` : '');

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return `${line(heads)}|${heads.map(() => '---|').join('')}\n${rows.map(line).join('')}`;
}

const section = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length ? `### ${title}\n\n${table(heads, rows)}\n` : '';

function partOf(element: ElementDocs): string {
  const tag = `<${element.tagName}>`;
  const attributes = element.attributes ?? [];
  const ofAttributes = new Set(attributes.map(({ fieldName }) => fieldName));
  const others = fieldsOf(element).filter(({ name }) => !ofAttributes.has(name));
  return `## \`${tag}\`

${element.description ?? ''}

${section(
  `Attributes of \`${tag}\``,
  ['Attribute', 'Property', 'Type', 'Meaning'],
  attributes.map(({ name, fieldName, type, description }) => [
    code(name),
    code(fieldName),
    code(type?.text),
    cell(description),
  ]),
)}${section(
  `Properties of \`${tag}\` without an attribute`,
  ['Property', 'Type', 'Meaning'],
  others.map(({ name, type, description, readonly }) => [
    `${code(name)}${readonly ? ' (read only)' : ''}`,
    code(type?.text),
    cell(description),
  ]),
)}${section(
  `Methods of \`${tag}\``,
  ['Method', 'What it does'],
  methodsOf(element).map((method) => [code(signature(method)), cell(method.description)]),
)}${section(
  `Events of \`${tag}\``,
  ['Event', 'Type', 'When'],
  (element.events ?? []).map(({ name, type, description }) => [
    code(name),
    code(type?.text),
    cell(description),
  ]),
)}${section(
  `Slots of \`${tag}\``,
  ['Slot', 'What goes there'],
  (element.slots ?? []).map(({ name, description }) => [name ? code(name) : '(default)', cell(description)]),
)}${section(
  `Parts of \`${tag}\``,
  ['Part', 'What it is'],
  (element.cssParts ?? []).map(({ name, description }) => [code(name), cell(description)]),
)}${section(
  `CSS properties of \`${tag}\``,
  ['Property', 'Default', 'What it does'],
  (element.cssProperties ?? []).map(({ name, default: preset, description }) => [
    code(name),
    code(preset),
    cell(description),
  ]),
)}`;
}

/** Types named in the tables. */
function typesOf(root: string, manifest: Manifest): string {
  const wanted = new Map(
    manifest.modules.map(({ path, declarations }) => {
      const texts = declarations.flatMap((element) => [
        ...(element.attributes ?? []).map(({ type }) => type?.text ?? ''),
        ...fieldsOf(element).map(({ type }) => type?.text ?? ''),
        ...methodsOf(element).map((method) => `{ ${signature(method)} }`),
      ]);
      return [path, new Set(texts.filter(Boolean).flatMap((text) => [...namesInText(text)]))] as const;
    }),
  );
  const events = elementsOf(manifest).flatMap(({ events = [] }) =>
    events.flatMap(({ type }) => [...namesInText(type?.text ?? 'never')]),
  );
  return publicTypes(root, new Map([...wanted, [EVENTS_MODULE, new Set(events)]]));
}

/** `docs/reference.md`: the manifest, for people. */
export function reference(root: string, manifest: Manifest): string {
  return `# Reference

Written by \`npm run docs\` from the docblocks of the elements, as is \`custom-elements.json\` in the npm package; \`npm test\` fails
while it is out of date. How to begin: [guide](guide.md). In what order things happen: [life cycle](life-cycle.md).

Every attribute is a property too, under the name in the second column; each follows the other, and both may change at any
time. Typings for TypeScript, React, Preact, Solid, Vue and Svelte: [npm package](npm.md).

${elementsOf(manifest).map(partOf).join('\n')}
## Types

\`\`\`ts
${typesOf(root, manifest)}
\`\`\`
`;
}
