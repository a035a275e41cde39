import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';
import type {
  Attribute,
  ClassField,
  CustomElementDeclaration,
  Package,
} from 'custom-elements-manifest/schema';
import { eventsOfMap } from './event-docs.ts';

/** Where the classes of the elements stand. */
export const ELEMENTS_FOLDER = 'elements/loader';

const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The elements that a manifest describes. */
export const elementsOf = (manifest: Package): CustomElementDeclaration[] =>
  manifest.modules.flatMap(({ declarations = [] }) =>
    declarations.filter(
      (declaration): declaration is CustomElementDeclaration =>
        'customElement' in declaration && declaration.customElement,
    ),
  );

/** Each attribute is a property too, under its name in camel case, and each follows the other. */
function asProperty(attribute: Attribute, element: CustomElementDeclaration): ClassField {
  const name = camelCase(attribute.name);
  attribute.fieldName = name;
  const present = element.members?.find((member) => member.kind === 'field' && member.name === name);
  const field: ClassField = present?.kind === 'field' ? present : { kind: 'field', name };
  if (!present) element.members = [...(element.members ?? []), field];
  return field;
}

function linkAttributes(element: CustomElementDeclaration): void {
  for (const attribute of element.attributes ?? []) {
    const field = asProperty(attribute, element);
    field.type ??= attribute.type ?? { text: 'string' };
    field.description ??= attribute.description ?? '';
    // Fields of the schema that its types put on elements' classes only.
    Object.assign(field, { attribute: attribute.name, reflects: true });
  }
}

/** `order-app` of `OrderAppElement`: the class is defined by a constant, which the analyzer does not follow. */
const tagOf = ({ name }: CustomElementDeclaration): string =>
  name
    .replace(/Element$/, '')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();

const isPublic = ({ name, privacy }: { name: string; privacy?: string }): boolean =>
  !name.startsWith('#') && !name.startsWith('[') && (privacy ?? 'public') === 'public';

/**
 * What the elements are to whoever integrates them, from their docblocks, as a custom-elements manifest. Events get their type,
 * and their description where the class has none, from the typed map of events.
 */
export function elementsManifest(root: string): Package {
  const files = readdirSync(join(root, ELEMENTS_FOLDER))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .sort();
  const modules = files.map((name) => {
    const path = `${ELEMENTS_FOLDER}/${name}`;
    return ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true);
  });
  const manifest = create({ modules, plugins: [], context: {} }) as Package;
  const events = eventsOfMap(root);
  for (const element of elementsOf(manifest)) {
    element.tagName = tagOf(element);
    element.members = (element.members ?? []).filter(isPublic);
    linkAttributes(element);
    for (const event of element.events ?? []) {
      const known = events.get(event.name);
      if (!known) throw new Error(`<${element.tagName}> fires "${event.name}", which no map of events has.`);
      event.type = { text: known.type };
      event.description ||= known.description;
    }
  }
  return {
    ...manifest,
    modules: manifest.modules
      .map((module) => ({
        ...module,
        declarations: (module.declarations ?? []).filter((declaration) => 'tagName' in declaration),
        exports: elementsOf({ ...manifest, modules: [module] }).map((element) => ({
          kind: 'custom-element-definition' as const,
          name: element.tagName ?? '',
          declaration: { name: element.name, module: module.path },
        })),
      }))
      .filter(({ declarations }) => declarations.length > 0),
  };
}
