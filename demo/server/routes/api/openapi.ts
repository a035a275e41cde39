import * as z from 'zod';
import type { Call } from '../../../../src/api/contract/call.ts';
import { errorBody } from '../../../../src/api/contract/common-contract.ts';
import { calls, summaries } from '../../../../src/api/contract/contract.ts';
import { staleTotalBody } from '../../../../src/api/contract/order-contract.ts';
import { slotRefusedBody } from '../../../../src/api/contract/schedule-contract.ts';
import type { Handlers } from './call-handler.ts';

type Schema = z.core.$ZodType;
type Json = Readonly<Record<string, unknown>>;

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const content = (schema: Json) => ({ content: { 'application/json': { schema } } });
const refusal = { $ref: '#/components/responses/Refusal' };

function parametersOf(call: Call): Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = call.query && jsonSchema(call.query, 'input');
  const required = (query?.required as string[] | undefined) ?? [];
  const inQuery = Object.entries((query?.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

const orderKey = {
  name: 'Order-Key',
  in: 'header',
  required: false,
  description: 'The Idempotency-Key the order was placed with: whoever has it is its customer.',
  schema: { type: 'string' },
};

/** What single calls have beside the table: headers, other content, other answers. */
const particulars: Readonly<Record<string, { parameters?: Json[]; responses?: Json; content?: Json }>> = {
  placeOrder: {
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description: 'Made before the first try and sent with every retry: one order per key.',
        schema: { type: 'string', minLength: 8, maxLength: 200 },
      },
    ],
    responses: {
      409: {
        description:
          'Not as shown any more: stale_total, line_problems, closed, only_scheduled, slot_full, slot_gone',
        ...content({
          anyOf: [
            jsonSchema(staleTotalBody, 'output'),
            jsonSchema(slotRefusedBody, 'output'),
            { $ref: '#/components/schemas/Refusal' },
          ],
        }),
      },
    },
  },
  pay: {
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description: 'Another for every try to pay, sent with every retry of it.',
        schema: { type: 'string', minLength: 8, maxLength: 200 },
      },
      {
        name: 'Order-Key',
        in: 'header',
        description: 'Of a guest: the Idempotency-Key the order was placed with.',
        schema: { type: 'string' },
      },
    ],
  },
  slotHold: {
    responses: {
      409: {
        description: 'No place in it: slot_full, slot_gone',
        ...content(jsonSchema(slotRefusedBody, 'output')),
      },
    },
  },
  order: { parameters: [orderKey] },
  orderEvents: { content: { 'text/event-stream': { schema: { type: 'string' } } } },
};

/** Only for who is logged in. */
const BY_TOKEN: ReadonlySet<string> = new Set([
  ...['profile', 'updateProfile', 'createPassword', 'deleteAccount', 'orders'],
]);

function operation(name: keyof typeof calls, call: Call, implemented: boolean): Json {
  const special = particulars[name];
  const answer = content(jsonSchema(call.response, 'input'));
  return {
    operationId: name,
    summary: summaries[name],
    'x-implemented': implemented,
    parameters: [...parametersOf(call), ...(special?.parameters ?? [])],
    ...(BY_TOKEN.has(name) && { security: [{ bearer: [] }] }),
    ...(call.body && { requestBody: { required: true, ...content(jsonSchema(call.body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: { ...answer.content, ...special?.content } },
      ...special?.responses,
      '4XX': refusal,
      '5XX': refusal,
    },
  };
}

/** The contract's table as an OpenAPI 3.1 document. */
export function openApi(handlers: Handlers): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][])
    paths[`/${call.path}`] = {
      ...paths[`/${call.path}`],
      [call.method.toLowerCase()]: operation(name, call, name in handlers),
    };
  return {
    openapi: '3.1.0',
    info: { title: 'Online ordering', version: '5', description: 'The calls an ordering app makes.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a customer who is logged in.' },
      },
      schemas: { Refusal: jsonSchema(errorBody, 'output') },
      responses: {
        Refusal: {
          description: 'Refused, and why',
          ...content({ $ref: '#/components/schemas/Refusal' }),
        },
      },
    },
  };
}
