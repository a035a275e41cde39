import {
  type ElementDocs,
  type FieldDocs,
  listElements,
  listFields,
  listMethods,
  type Manifest,
  type MethodDocs,
} from './element-docs.ts';
import { EVENT_MAP, EVENTS_MODULE } from './event-docs.ts';
import { parseTypeNames, renderPublicTypes } from './public-types.ts';

const KEY = /^[a-z$_][\w$]*$/i;
const formatKey = (name: string): string => (KEY.test(name) ? name : `'${name}'`);

const formatDocblock = (text: string | undefined): string =>
  text ? `  /** ${text.replace(/\s*\n\s*/g, ' ').trim()} */\n` : '';

/** `name(first: A, second?: B): R`. */
export const formatSignature = ({ name, parameters = [], return: returnType }: MethodDocs): string => {
  const parameterList = parameters.map(
    ({ name: parameter, optional, default: defaultValue, type }) =>
      `${parameter}${optional || defaultValue ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `${name}(${parameterList.join(', ')}): ${returnType?.type?.text ?? 'void'}`;
};

const getTypeText = ({ type }: { type?: { text: string } }): string => type?.text ?? 'unknown';

const addUndefined = (type: string): string => (/\bundefined\b/.test(type) ? type : `${type} | undefined`);

/** The type of the values that may be assigned to a property. It includes `undefined`, which removes the attribute. */
const getAcceptedType = (field: FieldDocs): string => addUndefined(field.accepts?.text ?? getTypeText(field));

function renderProperty(field: FieldDocs): string {
  const name = formatKey(field.name);
  if (field.readonly) return `  readonly ${name}: ${getTypeText(field)};\n`;
  if (!field.accepts) return `  ${name}: ${getTypeText(field)};\n`;
  return `  get ${name}(): ${getTypeText(field)};\n  set ${name}(value: ${getAcceptedType(field)});\n`;
}

const renderListenerMethods = (element: string, verb: 'add' | 'remove'): string => {
  const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
  const lastParameter = `options?: boolean | ${options}`;
  return `  ${verb}EventListener<K extends keyof ${element}EventMap>(type: K, listener: (this: ${element}Element, event: ${element}EventMap[K]) => unknown, ${lastParameter}): void;
  ${verb}EventListener<K extends Exclude<keyof HTMLElementEventMap, keyof ${element}EventMap>>(type: K, listener: (this: ${element}Element, event: HTMLElementEventMap[K]) => unknown, ${lastParameter}): void;
  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, ${lastParameter}): void;
`;
};

/** `OrderApp` of `order-app`. */
export const toPascalCase = (tagName: string): string =>
  tagName.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

function renderDeclaration(element: ElementDocs): string {
  const name = toPascalCase(element.tagName);
  const fields = listFields(element);
  const attributes = (element.attributes ?? []).map(
    (attribute) =>
      `${formatDocblock(attribute.description)}  ${formatKey(attribute.name)}?: ${addUndefined(getTypeText(attribute))};\n`,
  );
  const elementMembers = fields.map(
    (field) => `${formatDocblock(field.description)}${renderProperty(field)}`,
  );
  const writableProperties = fields
    .filter(({ readonly }) => !readonly)
    .map(
      (field) =>
        `${formatDocblock(field.description)}  ${formatKey(field.name)}?: ${getAcceptedType(field)};\n`,
    );
  const methods = listMethods(element).map(
    (method) => `${formatDocblock(method.description)}  ${formatSignature(method)};\n`,
  );
  const events = (element.events ?? []).map(
    (event) => `${formatDocblock(event.description)}  ${formatKey(event.name)}: ${getTypeText(event)};\n`,
  );
  const mapDeclaration =
    `${name}EventMap` === EVENT_MAP
      ? ''
      : `/** Events of \`<${element.tagName}>\`. */\nexport interface ${name}EventMap {\n${events.join('')}}\n\n`;
  return `${mapDeclaration}/** Attributes of \`<${element.tagName}>\` in HTML. */
export interface ${name}Attributes {
${attributes.join('')}}

/** Writable properties of \`<${element.tagName}>\`. */
export interface ${name}Properties {
${writableProperties.join('')}}

/** ${(element.description ?? '').replace(/\s*\n\s*/g, ' ').trim()} */
export interface ${name}Element extends HTMLElement {
${elementMembers.join('')}${methods.join('')}${renderListenerMethods(name, 'add')}${renderListenerMethods(name, 'remove')}}
`;
}

const listTypeTexts = (element: ElementDocs): string[] => [
  ...(element.attributes ?? []).map(getTypeText),
  ...listFields(element).flatMap((field) => [getTypeText(field), getAcceptedType(field)]),
  ...listMethods(element).map((method) => `{ ${formatSignature(method)} }`),
];

/** The typings of the elements as one file without imports. The typings for every framework build on it. */
export function renderDeclarations(root: string, manifest: Manifest): string {
  const elements = listElements(manifest);
  const namesByModule = new Map<string, Set<string>>([[EVENTS_MODULE, new Set([EVENT_MAP])]]);
  for (const { path, declarations } of manifest.modules) {
    const names = declarations.flatMap(listTypeTexts).flatMap((type) => [...parseTypeNames(type)]);
    namesByModule.set(path, new Set(names));
  }
  const eventTypes = elements.flatMap(({ events = [] }) => events.map(getTypeText));
  for (const name of eventTypes.flatMap((type) => [...parseTypeNames(type)]))
    namesByModule.get(EVENTS_MODULE)?.add(name);
  const tags = elements.map(({ tagName }) => ({ tag: tagName, name: toPascalCase(tagName) }));
  return `${renderPublicTypes(root, namesByModule)}

${elements.map(renderDeclaration).join('\n')}
/** The elements by tag name. */
export interface OrderElements {
${tags
  .map(
    ({ tag, name }) =>
      `  '${tag}': { element: ${name}Element; attributes: ${name}Attributes; properties: ${name}Properties; events: ${name}EventMap };\n`,
  )
  .join('')}}

declare global {
  interface HTMLElementTagNameMap {
${tags.map(({ tag, name }) => `    '${tag}': ${name}Element;\n`).join('')}  }
}
`;
}
