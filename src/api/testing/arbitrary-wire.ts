import fc from 'fast-check';
import * as z from 'zod/mini';

type Json = z.core.JSONSchema.JSONSchema;

const toRange = ({ minimum: min, maximum: max }: Json) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function string({ minLength = 0, maxLength = 100, pattern }: Json): fc.Arbitrary<string> {
  return pattern
    ? fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= maxLength)
    : fc.oneof(
        fc.string({ minLength, maxLength: Math.min(maxLength, 20) }),
        // Includes texts of exactly the minimum and maximum length.
        fc.constantFrom(minLength, maxLength).map((length) => 'x'.repeat(length)),
      );
}

function object({ properties = {}, required, additionalProperties: others, propertyNames }: Json) {
  if (typeof others === 'object' && Object.keys(others).length)
    return fc.dictionary(
      string((propertyNames ?? {}) as Json).filter((key) => key !== '__proto__'),
      createValueArbitrary(others),
      { maxKeys: 3, noNullPrototype: true },
    );
  const parts = Object.entries(properties).map(([key, part]) => {
    const value = createValueArbitrary(part as Json);
    return [key, required?.includes(key) ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(parts), { noNullPrototype: true });
}

function createValueArbitrary(schema: Json): fc.Arbitrary<unknown> {
  if (schema.anyOf)
    return fc.oneof(...schema.anyOf.map((alternative) => createValueArbitrary(alternative as Json)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => createValueArbitrary({ ...schema, type } as Json)));
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
      return string(schema);
    case 'array':
      return fc.array(createValueArbitrary(schema.items as Json), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case 'object':
      return object(schema);
    default:
      return fc.jsonValue();
  }
}

/** Random values that a schema of the contract accepts. Optional parts are sometimes absent. */
export const buildArbitrary = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  createValueArbitrary(z.toJSONSchema(schema, { io: 'input' }));
