/** The parts of a custom-elements manifest that are used here (schema 1.0.0). */
export interface TypeDocs {
  text: string;
}

interface Named {
  name: string;
  description?: string;
}

export interface AttributeDocs extends Named {
  fieldName?: string;
  type?: TypeDocs;
}

interface MemberDocs extends Named {
  static?: boolean;
  privacy?: string;
}

export interface FieldDocs extends MemberDocs {
  kind: 'field';
  /** The type of the getter. */
  type?: TypeDocs;
  /** The type of the setter, if it differs. Our addition to the schema. */
  accepts?: TypeDocs;
  readonly?: boolean;
  attribute?: string;
  reflects?: boolean;
}

export interface MethodDocs extends MemberDocs {
  kind: 'method';
  parameters?: readonly { name: string; type?: TypeDocs; optional?: boolean; default?: string }[];
  return?: { type?: TypeDocs };
}

export interface ElementDocs extends Named {
  kind: 'class';
  customElement: true;
  tagName: string;
  attributes?: AttributeDocs[];
  members?: (FieldDocs | MethodDocs)[];
  events?: (Named & { type?: TypeDocs })[];
  slots?: Named[];
  cssParts?: Named[];
  cssProperties?: (Named & { default?: string })[];
}

export interface Manifest {
  schemaVersion: string;
  readme?: string;
  modules: { kind: string; path: string; declarations: ElementDocs[]; exports: unknown[] }[];
}

export const listElements = (manifest: Manifest): ElementDocs[] =>
  manifest.modules.flatMap(({ declarations }) => declarations);

/** Instance fields, excluding static ones. */
export const listFields = ({ members = [] }: ElementDocs): FieldDocs[] =>
  members.filter((member): member is FieldDocs => member.kind === 'field' && !member.static);

export const listMethods = ({ members = [] }: ElementDocs): MethodDocs[] =>
  members.filter((member): member is MethodDocs => member.kind === 'method' && !member.static);
