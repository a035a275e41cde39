import { formatSignature } from './declarations.ts';
import { type ElementDocs, listElements, listFields, listMethods, type Manifest } from './element-docs.ts';
import { EVENTS_MODULE } from './event-docs.ts';
import { parseTypeNames, renderPublicTypes } from './public-types.ts';

/** Formats the text of a table cell. A vertical bar must be escaped. */
const formatCell = (text: string | undefined): string =>
  (text ?? '')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();

const formatCode = (text: string | undefined): string => (text ? `\`${formatCell(text)}\`` : '');

function renderTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const formatRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return `${formatRow(headings)}|${headings.map(() => '---|').join('')}\n${rows.map(formatRow).join('')}`;
}

const renderSection = (
  title: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string => (rows.length ? `### ${title}\n\n${renderTable(headings, rows)}\n` : '');

function renderElement(element: ElementDocs): string {
  const tag = `<${element.tagName}>`;
  const attributes = element.attributes ?? [];
  const attributeFields = new Set(attributes.map(({ fieldName }) => fieldName));
  const otherFields = listFields(element).filter(({ name }) => !attributeFields.has(name));
  return `## \`${tag}\`

${element.description ?? ''}

${renderSection(
  `Attributes of \`${tag}\``,
  ['Attribute', 'Property', 'Type', 'Meaning'],
  attributes.map(({ name, fieldName, type, description }) => [
    formatCode(name),
    formatCode(fieldName),
    formatCode(type?.text),
    formatCell(description),
  ]),
)}${renderSection(
  `Properties of \`${tag}\` without an attribute`,
  ['Property', 'Type', 'Meaning'],
  otherFields.map(({ name, type, description, readonly }) => [
    `${formatCode(name)}${readonly ? ' (read only)' : ''}`,
    formatCode(type?.text),
    formatCell(description),
  ]),
)}${renderSection(
  `Methods of \`${tag}\``,
  ['Method', 'What it does'],
  listMethods(element).map((method) => [formatCode(formatSignature(method)), formatCell(method.description)]),
)}${renderSection(
  `Events of \`${tag}\``,
  ['Event', 'Type', 'Meaning'],
  (element.events ?? []).map(({ name, type, description }) => [
    formatCode(name),
    formatCode(type?.text),
    formatCell(description),
  ]),
)}${renderSection(
  `Slots of \`${tag}\``,
  ['Slot', 'Content'],
  (element.slots ?? []).map(({ name, description }) => [
    name ? formatCode(name) : '(default)',
    formatCell(description),
  ]),
)}${renderSection(
  `Parts of \`${tag}\``,
  ['Part', 'Meaning'],
  (element.cssParts ?? []).map(({ name, description }) => [formatCode(name), formatCell(description)]),
)}${renderSection(
  `CSS properties of \`${tag}\``,
  ['Property', 'Default', 'Meaning'],
  (element.cssProperties ?? []).map(({ name, default: defaultValue, description }) => [
    formatCode(name),
    formatCode(defaultValue),
    formatCell(description),
  ]),
)}`;
}

/** Declarations of the types in the tables. */
function renderTypes(root: string, manifest: Manifest): string {
  const namesByModule = new Map(
    manifest.modules.map(({ path, declarations }) => {
      const typeTexts = declarations.flatMap((element) => [
        ...(element.attributes ?? []).map(({ type }) => type?.text ?? ''),
        ...listFields(element).map(({ type }) => type?.text ?? ''),
        ...listMethods(element).map((method) => `{ ${formatSignature(method)} }`),
      ]);
      return [path, new Set(typeTexts.filter(Boolean).flatMap((text) => [...parseTypeNames(text)]))] as const;
    }),
  );
  const events = listElements(manifest).flatMap(({ events = [] }) =>
    events.flatMap(({ type }) => [...parseTypeNames(type?.text ?? 'never')]),
  );
  return renderPublicTypes(root, new Map([...namesByModule, [EVENTS_MODULE, new Set(events)]]));
}

/** The text of `docs/reference.md`, from the manifest. */
export function renderReference(root: string, manifest: Manifest): string {
  return `# Reference

All attributes, properties, methods, events, parts and CSS properties of the elements, for developers who embed them. Start with
the [guide](guide.md). The [life cycle](life-cycle.md) explains the order of events.

Every attribute is also a property, under the name in the second column. They stay in sync, and you can change both at any time.
The [npm package](npm.md) has typings for TypeScript, React, Preact, Solid, Vue and Svelte.

\`npm run docs\` writes this page from the comments of the elements. \`npm test\` fails when it is out of date.

${listElements(manifest).map(renderElement).join('\n')}
## Types

\`\`\`ts
${renderTypes(root, manifest)}
\`\`\`
`;
}
