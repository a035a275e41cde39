import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts as analyzerTs, create } from '@custom-elements-manifest/analyzer';
import ts from 'typescript';
import { type ElementDocs, listElements, listFields, type Manifest } from './element-docs.ts';
import { readEventDocs } from './event-docs.ts';

/** Parameter types of a class's setters, by property. They may differ from the types of the getters. */
function readSetterTypes(root: string, module: string, className: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, module), 'utf8');
  const source = ts.createSourceFile(module, text, ts.ScriptTarget.ES2022, true);
  const setterTypes = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name?.text === className) {
      for (const member of node.members.filter(ts.isSetAccessor)) {
        const type = member.parameters[0]?.type;
        if (type) setterTypes.set(member.name.getText(), type.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return setterTypes;
}

/** Folder with the classes of the elements. */
const ELEMENTS_FOLDER = 'elements/loader';
const APP = 'order-app';
const BUTTON = 'order-button';
/** Attributes of the app that the button does not accept, because it sets them on its app itself. */
const APP_ONLY_NAMES = ['mode', 'open'];

const toCamelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const isPublic = ({ name, privacy = 'public' }: { name: string; privacy?: string }): boolean =>
  !/^[#[]/.test(name) && privacy === 'public';

/**
 * Removes `undefined` from a type. The manifest does not list it for attributes, because every attribute may be
 * missing.
 */
const removeUndefined = (type: string): string => type.replace(/ *\| *undefined\b/, '');

function addAcceptedTypes(element: ElementDocs, setterTypes: ReadonlyMap<string, string>): void {
  for (const field of listFields(element)) {
    const setterType = setterTypes.get(field.name);
    if (setterType && setterType !== field.type?.text) field.accepts = { text: setterType };
  }
}

/**
 * Links each attribute with the property that reflects it. The property's name is the attribute's name in camel case.
 */
function addAttributeLinks(element: ElementDocs): void {
  for (const attribute of element.attributes ?? []) {
    const name = attribute.fieldName ?? toCamelCase(attribute.name);
    const field = listFields(element).find((candidate) => candidate.name === name);
    if (!field) throw new Error(`<${element.tagName} ${attribute.name}> has no property ${name}.`);
    attribute.fieldName = name;
    attribute.type = { text: removeUndefined(field.accepts?.text ?? field.type?.text ?? 'string') };
    Object.assign(field, { attribute: attribute.name, reflects: true });
  }
}

/**
 * Copies the app's attributes and events to the button, because the button passes attributes on and events bubble
 * through it.
 */
function copyToButton(elements: readonly ElementDocs[]): void {
  const app = elements.find(({ tagName }) => tagName === APP);
  const button = elements.find(({ tagName }) => tagName === BUTTON);
  if (!app || !button) throw new Error(`There is no <${APP}> or no <${BUTTON}>.`);
  const buttonFields = listFields(button).map(({ name }) => name);
  const isShared = (name: string | undefined): boolean =>
    !buttonFields.concat(APP_ONLY_NAMES).includes(name ?? '');
  const attributes = app.attributes?.filter(({ fieldName }) => isShared(fieldName)) ?? [];
  const fields = listFields(app).filter(({ name, attribute }) => attribute && isShared(name));
  button.attributes = [...(button.attributes ?? []), ...structuredClone(attributes)];
  button.members = [...(button.members ?? []), ...structuredClone(fields)];
  button.events ??= structuredClone(app.events ?? []);
}

/**
 * Creates the custom-elements manifest from the docblocks of the elements. The event map provides the types of the
 * events, and any missing descriptions.
 */
export function createManifest(root: string): Manifest {
  const files = readdirSync(join(root, ELEMENTS_FOLDER))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .sort()
    .map((name) => `${ELEMENTS_FOLDER}/${name}`);
  const modules = files.map((path) =>
    analyzerTs.createSourceFile(
      path,
      readFileSync(join(root, path), 'utf8'),
      analyzerTs.ScriptTarget.ES2022,
      true,
    ),
  );
  const manifest = create({ modules, plugins: [], context: {} }) as Manifest;
  for (const module of manifest.modules) {
    module.declarations = module.declarations.filter(({ customElement }) => customElement);
    module.exports = module.declarations.map(({ name, tagName }) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: module.path },
    }));
  }
  manifest.modules = manifest.modules.filter(({ declarations }) => declarations.length > 0);
  const events = readEventDocs(root);
  for (const { path, declarations } of manifest.modules) {
    for (const element of declarations) {
      element.members = (element.members ?? []).filter(isPublic);
      addAcceptedTypes(element, readSetterTypes(root, path, element.name));
      addAttributeLinks(element);
      for (const event of element.events ?? []) {
        const eventDocs = events.get(event.name);
        if (!eventDocs)
          throw new Error(`<${element.tagName}> fires "${event.name}", which is not in the event map.`);
        event.type = { text: eventDocs.type };
        event.description ||= eventDocs.description;
      }
    }
  }
  copyToButton(listElements(manifest));
  return manifest;
}
