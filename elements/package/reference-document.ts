import { formatSignature } from './declarations.ts';
import { type ElementDocs, listElements, listFields, listMethods, type Manifest } from './element-docs.ts';
import { EVENTS_MODULE } from './event-docs.ts';
import { namesInText, renderPublicTypes } from './public-types.ts';

/** Formats the text of a table cell. A bar must be escaped. */
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
  const others = listFields(element).filter(({ name }) => !ofAttributes.has(name));
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
  listMethods(element).map((method) => [code(formatSignature(method)), cell(method.description)]),
)}${section(
  `Events of \`${tag}\``,
  ['Event', 'Type', 'Meaning'],
  (element.events ?? []).map(({ name, type, description }) => [
    code(name),
    code(type?.text),
    cell(description),
  ]),
)}${section(
  `Slots of \`${tag}\``,
  ['Slot', 'Content'],
  (element.slots ?? []).map(({ name, description }) => [name ? code(name) : '(default)', cell(description)]),
)}${section(
  `Parts of \`${tag}\``,
  ['Part', 'Meaning'],
  (element.cssParts ?? []).map(({ name, description }) => [code(name), cell(description)]),
)}${section(
  `CSS properties of \`${tag}\``,
  ['Property', 'Default', 'Meaning'],
  (element.cssProperties ?? []).map(({ name, default: preset, description }) => [
    code(name),
    code(preset),
    cell(description),
  ]),
)}`;
}

/** Declarations of the types that the tables name. */
function typesOf(root: string, manifest: Manifest): string {
  const namesByModule = new Map(
    manifest.modules.map(({ path, declarations }) => {
      const texts = declarations.flatMap((element) => [
        ...(element.attributes ?? []).map(({ type }) => type?.text ?? ''),
        ...listFields(element).map(({ type }) => type?.text ?? ''),
        ...listMethods(element).map((method) => `{ ${formatSignature(method)} }`),
      ]);
      return [path, new Set(texts.filter(Boolean).flatMap((text) => [...namesInText(text)]))] as const;
    }),
  );
  const events = listElements(manifest).flatMap(({ events = [] }) =>
    events.flatMap(({ type }) => [...namesInText(type?.text ?? 'never')]),
  );
  return renderPublicTypes(root, new Map([...namesByModule, [EVENTS_MODULE, new Set(events)]]));
}

/** The text of `docs/reference.md`, from the manifest. */
export function reference(root: string, manifest: Manifest): string {
  return `# Reference

All attributes, properties, methods, events, parts and CSS properties of the elements, for developers who embed them. Start with
the [guide](guide.md). The [life cycle](life-cycle.md) explains the order of events.

Every attribute is also a property, under the name in the second column. They stay in sync, and you can change both at any time.
The [npm package](npm.md) has typings for TypeScript, React, Preact, Solid, Vue and Svelte.

\`npm run docs\` writes this page from the comments of the elements. \`npm test\` fails when it is out of date.

${listElements(manifest).map(partOf).join('\n')}
## Types

\`\`\`ts
${typesOf(root, manifest)}
\`\`\`
`;
}
