import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toBusinessFileSchema } from '../../demo/server/services/business-file/business-file.ts';
import { readBusinessFile } from '../../demo/server/services/business-file/read-business-file.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'demo/businesses');
const MINIMAL_EXAMPLE = 'example-minimal.json';
const FULL_EXAMPLE = 'example-full.json';
const MAX_LINES_OF_MINIMAL = 60;
/** A business that has moved takes no orders, so the full example omits these fields. */
const ONLY_WHEN_MOVED = ['moved', 'moved.reference_id', 'moved.url'];

const readText = (name: string): string => readFileSync(join(folder, name), 'utf8');

const schemaNode = z.object({
  $ref: z.string().optional(),
  get properties() {
    return z.record(z.string(), schemaNode).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), schemaNode]).optional();
  },
  get items() {
    return z.union([z.boolean(), schemaNode]).optional();
  },
  get anyOf() {
    return z.array(schemaNode).optional();
  },
  get oneOf() {
    return z.array(schemaNode).optional();
  },
  get allOf() {
    return z.array(schemaNode).optional();
  },
  get $defs() {
    return z.record(z.string(), schemaNode).optional();
  },
});
type SchemaNode = z.infer<typeof schemaNode>;

/** Paths of all fields, such as `coupons[].code`. A key that the owner chooses is written as `*`. */
function listSchemaFields(schema: SchemaNode): Set<string> {
  const fields = new Set<string>();
  const resolveRef = (node: SchemaNode): SchemaNode => {
    const definition = node.$ref && schema.$defs?.[node.$ref.replace('#/$defs/', '')];
    return definition ? resolveRef(definition) : node;
  };
  const visit = (schemaOrRef: SchemaNode, path: string): void => {
    const node = resolveRef(schemaOrRef);
    for (const alternative of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
      visit(alternative, path);
    for (const [name, child] of Object.entries(node.properties ?? {})) {
      const childPath = path ? `${path}.${name}` : name;
      fields.add(childPath);
      visit(child, childPath);
    }
    if (typeof node.items === 'object') visit(node.items, `${path}[]`);
    if (typeof node.additionalProperties === 'object') visit(node.additionalProperties, `${path}.*`);
  };
  visit(schema, '');
  return fields;
}

/** Paths of the fields that a document uses, both as they are and with each key replaced by `*`. */
function listUsedFields(document: unknown): Set<string> {
  const fields = new Set<string>();
  const visit = (value: unknown, paths: readonly string[]): void => {
    if (Array.isArray(value)) {
      for (const entry of value)
        visit(
          entry,
          paths.map((path) => `${path}[]`),
        );
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        const childPaths = paths.flatMap((path) => (path ? [`${path}.${key}`, `${path}.*`] : [key]));
        for (const path of childPaths) fields.add(path);
        visit(child, childPaths);
      }
    }
  };
  visit(document, ['']);
  return fields;
}

/** Path of the capacity for one order type. A capacity has one of three fields, so each order type in the example uses a different one. */
const SLOT_CAPACITY_PATTERN = /slot_capacity\.\w+(?=\.)/;

/**
 * Turns `categories[].items[].price` into `items.price`: the fields of a type are the same wherever the type is used.
 */
const toOwnerAndName = (path: string): string =>
  path
    .replaceAll('[]', '')
    .replaceAll('.*', '')
    .replace(SLOT_CAPACITY_PATTERN, 'slot_capacity')
    .split('.')
    .slice(-2)
    .join('.');

const schemaFields = listSchemaFields(schemaNode.parse(toBusinessFileSchema()));

describe('docs/business-file.md', () => {
  it.each([MINIMAL_EXAMPLE, FULL_EXAMPLE])(
    'docs/business-file.md shows an example that the importer accepts: %s',
    (name) => {
      const readExample = () =>
        readBusinessFile(readText(name), name, (file) => existsSync(join(folder, file)));

      expect(readExample).not.toThrow();
    },
  );

  it('docs/business-file.md contains an exact copy of the minimal example file, which has at most 60 lines', () => {
    const text = readText(MINIMAL_EXAMPLE);
    const page = readFileSync(join(root, 'docs/business-file.md'), 'utf8');

    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES_OF_MINIMAL);
    expect(page).toContain(`\`\`\`json\n${text.trimEnd()}\n\`\`\``);
  });

  it('docs/business-file.md links a full example that uses every field of the schema', () => {
    const usedFields = new Set([...listUsedFields(JSON.parse(readText(FULL_EXAMPLE)))].map(toOwnerAndName));

    const unusedFields = [...schemaFields].filter((field) => !usedFields.has(toOwnerAndName(field)));

    expect(unusedFields).toEqual(ONLY_WHEN_MOVED);
  });

  it('docs/business-file.md describes every field of the schema in a table', () => {
    const page = readFileSync(join(root, 'docs/business-file.md'), 'utf8');
    const firstCells = [...page.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
    const documentedFields = new Set(
      firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
    );

    const missingFields = [...schemaFields].filter((field) => !documentedFields.has(field.split('.').at(-1)));

    expect(schemaFields.size).toBeGreaterThan(200);
    expect(missingFields).toEqual([]);
  });
});
