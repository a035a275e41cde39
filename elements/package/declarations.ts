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
import { namesInText, renderPublicTypes } from './public-types.ts';

const KEY = /^[a-z$_][\w$]*$/i;
const key = (name: string): string => (KEY.test(name) ? name : `'${name}'`);

const docblock = (text: string | undefined): string =>
  text ? `  /** ${text.replace(/\s*\n\s*/g, ' ').trim()} */\n` : '';

/** `name(first: A, second?: B): R`. */
export const formatSignature = ({ name, parameters = [], return: returned }: MethodDocs): string => {
  const list = parameters.map(
    ({ name: parameter, optional, default: preset, type }) =>
      `${parameter}${optional || preset ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `${name}(${list.join(', ')}): ${returned?.type?.text ?? 'void'}`;
};

const typeOf = ({ type }: { type?: { text: string } }): string => type?.text ?? 'unknown';

const orUndefined = (type: string): string => (/\bundefined\b/.test(type) ? type : `${type} | undefined`);

/** What may be assigned: nothing, too, which stands for an attribute that is not there. */
const acceptedBy = (field: FieldDocs): string => orUndefined(field.accepts?.text ?? typeOf(field));

function propertyOf(field: FieldDocs): string {
  const name = key(field.name);
  if (field.readonly) return `  readonly ${name}: ${typeOf(field)};\n`;
  if (!field.accepts) return `  ${name}: ${typeOf(field)};\n`;
  return `  get ${name}(): ${typeOf(field)};\n  set ${name}(value: ${acceptedBy(field)});\n`;
}

const listeners = (element: string, verb: 'add' | 'remove'): string => {
  const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
  const last = `options?: boolean | ${options}`;
  return `  ${verb}EventListener<K extends keyof ${element}EventMap>(type: K, listener: (this: ${element}Element, event: ${element}EventMap[K]) => unknown, ${last}): void;
  ${verb}EventListener<K extends Exclude<keyof HTMLElementEventMap, keyof ${element}EventMap>>(type: K, listener: (this: ${element}Element, event: HTMLElementEventMap[K]) => unknown, ${last}): void;
  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, ${last}): void;
`;
};

/** `OrderApp` of `order-app`. */
export const pascalCase = (tagName: string): string =>
  tagName.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

function declarationOf(element: ElementDocs): string {
  const name = pascalCase(element.tagName);
  const fields = listFields(element);
  const attributes = (element.attributes ?? []).map(
    (attribute) =>
      `${docblock(attribute.description)}  ${key(attribute.name)}?: ${orUndefined(typeOf(attribute))};\n`,
  );
  const properties = fields.map((field) => `${docblock(field.description)}${propertyOf(field)}`);
  const props = fields
    .filter(({ readonly }) => !readonly)
    .map((field) => `${docblock(field.description)}  ${key(field.name)}?: ${acceptedBy(field)};\n`);
  const methods = listMethods(element).map(
    (method) => `${docblock(method.description)}  ${formatSignature(method)};\n`,
  );
  const events = (element.events ?? []).map(
    (event) => `${docblock(event.description)}  ${key(event.name)}: ${typeOf(event)};\n`,
  );
  const map =
    `${name}EventMap` === EVENT_MAP
      ? ''
      : `/** What \`<${element.tagName}>\` dispatches. */\nexport interface ${name}EventMap {\n${events.join('')}}\n\n`;
  return `${map}/** Attributes of \`<${element.tagName}>\`, as HTML has them. */
export interface ${name}Attributes {
${attributes.join('')}}

/** What may be set on \`<${element.tagName}>\` as a property. */
export interface ${name}Properties {
${props.join('')}}

/** ${(element.description ?? '').replace(/\s*\n\s*/g, ' ').trim()} */
export interface ${name}Element extends HTMLElement {
${properties.join('')}${methods.join('')}${listeners(name, 'add')}${listeners(name, 'remove')}}
`;
}

const typeTexts = (element: ElementDocs): string[] => [
  ...(element.attributes ?? []).map(typeOf),
  ...listFields(element).flatMap((field) => [typeOf(field), acceptedBy(field)]),
  ...listMethods(element).map((method) => `{ ${formatSignature(method)} }`),
];

/** The typings of the elements, which those of every framework are made from: one file that stands for itself. */
export function elementDeclarations(root: string, manifest: Manifest): string {
  const elements = listElements(manifest);
  const namesByModule = new Map<string, Set<string>>([[EVENTS_MODULE, new Set([EVENT_MAP])]]);
  for (const { path, declarations } of manifest.modules) {
    const names = declarations.flatMap(typeTexts).flatMap((type) => [...namesInText(type)]);
    namesByModule.set(path, new Set(names));
  }
  const ofEvents = elements.flatMap(({ events = [] }) => events.map(typeOf));
  for (const name of ofEvents.flatMap((type) => [...namesInText(type)]))
    namesByModule.get(EVENTS_MODULE)?.add(name);
  const tags = elements.map(({ tagName }) => ({ tag: tagName, name: pascalCase(tagName) }));
  return `${renderPublicTypes(root, namesByModule)}

${elements.map(declarationOf).join('\n')}
/** The elements by their tags. */
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
