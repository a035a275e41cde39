import type {
  ClassField,
  ClassMethod,
  CustomElementDeclaration,
  Package,
} from 'custom-elements-manifest/schema';
import { EVENT_MAP, EVENTS_MODULE } from './event-docs.ts';
import { elementsOf } from './manifest.ts';
import { namesInText, publicTypes } from './public-types.ts';

const KEY = /^[a-z$_][\w$]*$/i;
const key = (name: string): string => (KEY.test(name) ? name : `'${name}'`);

const docblock = (text: string | undefined): string =>
  text ? `  /** ${text.replace(/\s*\n\s*/g, ' ').trim()} */\n` : '';

/** Fields of instances that a host may see. */
export const fieldsOf = (element: CustomElementDeclaration): ClassField[] =>
  (element.members ?? []).filter((member): member is ClassField => member.kind === 'field' && !member.static);

export const methodsOf = (element: CustomElementDeclaration): ClassMethod[] =>
  (element.members ?? []).filter(
    (member): member is ClassMethod => member.kind === 'method' && !member.static,
  );

/** `name(first: A, second?: B): R`. */
export const signature = ({ name, parameters = [], return: returned }: ClassMethod): string => {
  const list = parameters.map(
    ({ name: parameter, optional, default: preset, type }) =>
      `${parameter}${optional || preset ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `${name}(${list.join(', ')}): ${returned?.type?.text ?? 'void'}`;
};

const typeOf = ({ type }: { type?: { text: string } }): string => type?.text ?? 'unknown';

/** A property is undefined while its attribute is not there; a switch is false then. */
const settable = (field: ClassField): string =>
  typeOf(field) === 'boolean' || typeOf(field).includes('undefined')
    ? typeOf(field)
    : `${typeOf(field)} | undefined`;

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

function declarationOf(element: CustomElementDeclaration): string {
  const name = pascalCase(element.tagName ?? '');
  const fields = fieldsOf(element);
  const attributes = (element.attributes ?? []).map(
    (attribute) =>
      `${docblock(attribute.description)}  ${key(attribute.name)}?: ${typeOf(attribute)} | undefined;\n`,
  );
  const properties = fields.map(
    (field) =>
      `${docblock(field.description)}  ${field.readonly ? 'readonly ' : ''}${key(field.name)}: ${field.readonly ? typeOf(field) : settable(field)};\n`,
  );
  const props = fields
    .filter(({ readonly }) => !readonly)
    .map((field) => `${docblock(field.description)}  ${key(field.name)}?: ${typeOf(field)} | undefined;\n`);
  const methods = methodsOf(element).map(
    (method) => `${docblock(method.description)}  ${signature(method)};\n`,
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

const typeTexts = (element: CustomElementDeclaration): string[] => [
  ...(element.attributes ?? []).map(typeOf),
  ...(element.events ?? []).map(typeOf),
  ...fieldsOf(element).map(typeOf),
  ...methodsOf(element).map((method) => `{ ${signature(method)} }`),
];

/** The typings of the elements, which those of every framework are made from: one file that stands for itself. */
export function elementDeclarations(root: string, manifest: Package): string {
  const elements = elementsOf(manifest);
  const wanted = new Map<string, Set<string>>([[EVENTS_MODULE, new Set([EVENT_MAP])]]);
  for (const module of manifest.modules) {
    for (const element of elementsOf({ ...manifest, modules: [module] })) {
      const names = typeTexts(element).flatMap((type) => [...namesInText(type)]);
      wanted.set(module.path, new Set([...(wanted.get(module.path) ?? []), ...names]));
      const ofEvents = (element.events ?? []).flatMap((event) => [...namesInText(typeOf(event))]);
      for (const name of ofEvents) wanted.get(EVENTS_MODULE)?.add(name);
    }
  }
  const tags = elements.map(({ tagName = '' }) => ({ tag: tagName, name: pascalCase(tagName) }));
  return `${publicTypes(root, wanted)}

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
