import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts as analyzerTs, create } from '@custom-elements-manifest/analyzer';
import ts from 'typescript';
import { type ElementDocs, listElements, listFields, type Manifest } from './element-docs.ts';
import { eventsOfMap } from './event-docs.ts';

/** What the setters of a class take, by their names: a property may give another type than it takes. */
function readSetterTypes(root: string, module: string, className: string): ReadonlyMap<string, string> {
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

/** Where the classes of the elements stand. */
const ELEMENTS_FOLDER = 'elements/loader';
const APP = 'order-app';
const BUTTON = 'order-button';
/** What an `<order-button>` decides about the app it opens. */
const NOT_OF_BUTTON = ['mode', 'open'];

const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const isPublic = ({ name, privacy = 'public' }: { name: string; privacy?: string }): boolean =>
  !/^[#[]/.test(name) && privacy === 'public';

/** Undefined stands for an attribute that is not there; of an attribute it goes without saying. */
const present = (type: string): string => type.replace(/ *\| *undefined\b/, '');

function noteSetters(element: ElementDocs, setters: ReadonlyMap<string, string>): void {
  for (const field of listFields(element)) {
    const setterType = setters.get(field.name);
    if (setterType && setterType !== field.type?.text) field.accepts = { text: setterType };
  }
}

/** Each attribute is a property too, under its name in camel case; each follows the other. */
function linkAttributes(element: ElementDocs): void {
  for (const attribute of element.attributes ?? []) {
    const name = attribute.fieldName ?? camelCase(attribute.name);
    const field = listFields(element).find((each) => each.name === name);
    if (!field) throw new Error(`<${element.tagName} ${attribute.name}> has no property ${name}.`);
    attribute.fieldName = name;
    attribute.type = { text: present(field.accepts?.text ?? field.type?.text ?? 'string') };
    Object.assign(field, { attribute: attribute.name, reflects: true });
  }
}

/** Copies the app's attributes and events to the button, which passes them on to its app. */
function shareWithButton(elements: readonly ElementDocs[]): void {
  const app = elements.find(({ tagName }) => tagName === APP);
  const button = elements.find(({ tagName }) => tagName === BUTTON);
  if (!app || !button) throw new Error(`There is no <${APP}> or no <${BUTTON}>.`);
  const own = listFields(button).map(({ name }) => name);
  const isShared = (name: string | undefined): boolean => !own.concat(NOT_OF_BUTTON).includes(name ?? '');
  const attributes = app.attributes?.filter(({ fieldName }) => isShared(fieldName)) ?? [];
  const fields = listFields(app).filter(({ name, attribute }) => attribute && isShared(name));
  button.attributes = [...(button.attributes ?? []), ...structuredClone(attributes)];
  button.members = [...(button.members ?? []), ...structuredClone(fields)];
  button.events ??= structuredClone(app.events ?? []);
}

/**
 * What the elements are to whoever integrates them, from their docblocks, as a custom-elements manifest. Events get their type,
 * and their description where the class has none, from the typed map of events.
 */
export function elementsManifest(root: string): Manifest {
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
  const events = eventsOfMap(root);
  for (const { path, declarations } of manifest.modules) {
    for (const element of declarations) {
      element.members = (element.members ?? []).filter(isPublic);
      noteSetters(element, readSetterTypes(root, path, element.name));
      linkAttributes(element);
      for (const event of element.events ?? []) {
        const eventDocs = events.get(event.name);
        if (!eventDocs)
          throw new Error(`<${element.tagName}> fires "${event.name}", which no map of events has.`);
        event.type = { text: eventDocs.type };
        event.description ||= eventDocs.description;
      }
    }
  }
  shareWithButton(listElements(manifest));
  return manifest;
}
