import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const toRange = ({ minimum: min, maximum: max }: JsonSchema) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function createTextArbitrary({ minLength = 0, maxLength = 100, pattern }: JsonSchema): fc.Arbitrary<string> {
  return pattern
    ? fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= maxLength)
    : fc.oneof(
        fc.string({ minLength, maxLength: Math.min(maxLength, 20) }),
        // Includes texts of exactly the minimum and maximum length.
        fc.constantFrom(minLength, maxLength).map((length) => 'x'.repeat(length)),
      );
}

function createObjectArbitrary({
  properties = {},
  required,
  additionalProperties: entrySchema,
  propertyNames,
}: JsonSchema) {
  if (typeof entrySchema === 'object' && Object.keys(entrySchema).length)
    return fc.dictionary(
      createTextArbitrary((propertyNames ?? {}) as JsonSchema).filter((key) => key !== '__proto__'),
      createValueArbitrary(entrySchema),
      { maxKeys: 3, noNullPrototype: true },
    );
  const fields = Object.entries(properties).map(([key, fieldSchema]) => {
    const value = createValueArbitrary(fieldSchema as JsonSchema);
    return [key, required?.includes(key) ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true });
}

function createValueArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf)
    return fc.oneof(...schema.anyOf.map((alternative) => createValueArbitrary(alternative as JsonSchema)));
  if (Array.isArray(schema.type))
    return fc.oneof(
      ...schema.type.map((type: string) => createValueArbitrary({ ...schema, type } as JsonSchema)),
    );
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.integer(toRange(schema)), fc.constantFrom(schema.minimum, schema.maximum));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, ...toRange(schema) });
    case 'string':
      return createTextArbitrary(schema);
    case 'array':
      return fc.array(createValueArbitrary(schema.items as JsonSchema), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case 'object':
      return createObjectArbitrary(schema);
    default:
      return fc.jsonValue();
  }
}

/** Random values that a schema of the contract accepts. Optional parts are sometimes absent. */
export const buildArbitrary = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  createValueArbitrary(z.toJSONSchema(schema, { io: 'input' }));
