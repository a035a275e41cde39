import * as z from 'zod';
import type { Call } from '../../../../src/api/contract/call.ts';
import { errorBody } from '../../../../src/api/contract/common-contract.ts';
import { calls, summaries } from '../../../../src/api/contract/contract.ts';
import { staleTotalBody } from '../../../../src/api/contract/order-contract.ts';
import { slotRefusedBody } from '../../../../src/api/contract/schedule-contract.ts';
import type { Handlers } from './call-handler.ts';

type Schema = z.core.$ZodType;
type Json = Readonly<Record<string, unknown>>;

const toSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const toJsonContent = (schema: Json) => ({ content: { 'application/json': { schema } } });
const REFUSAL_RESPONSE = { $ref: '#/components/responses/Refusal' };

function listParameters(call: Call): Json[] {
  const pathParameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = call.query && toSchema(call.query, 'input');
  const required = (query?.required as string[] | undefined) ?? [];
  const queryParameters = Object.entries((query?.properties as Json | undefined) ?? {}).map(
    ([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }),
  );
  return [...pathParameters, ...queryParameters];
}

const orderKeyParameter = {
  name: 'Order-Key',
  in: 'header',
  required: false,
  description:
    'The Idempotency-Key with which the order was placed. It proves that the sender placed the order.',
  schema: { type: 'string' },
};

/** Headers, content types and other responses of single calls, which the contract does not describe. */
const ADDITIONS: Readonly<Record<string, { parameters?: Json[]; responses?: Json; content?: Json }>> = {
  placeOrder: {
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description:
          'Created by the client before the first attempt and sent with every retry. The server stores one order per key.',
        schema: { type: 'string', minLength: 8, maxLength: 200 },
      },
    ],
    responses: {
      409: {
        description:
          'The cart is out of date: stale_total, line_problems, closed, only_scheduled, slot_full, slot_gone',
        ...toJsonContent({
          anyOf: [
            toSchema(staleTotalBody, 'output'),
            toSchema(slotRefusedBody, 'output'),
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
        description: 'A new key for every payment attempt, sent with every retry of that attempt.',
        schema: { type: 'string', minLength: 8, maxLength: 200 },
      },
      {
        name: 'Order-Key',
        in: 'header',
        description: 'For guests: the Idempotency-Key with which the order was placed.',
        schema: { type: 'string' },
      },
    ],
  },
  slotHold: {
    responses: {
      409: {
        description: 'The slot is not available: slot_full, slot_gone',
        ...toJsonContent(toSchema(slotRefusedBody, 'output')),
      },
    },
  },
  order: { parameters: [orderKeyParameter] },
  orderEvents: { content: { 'text/event-stream': { schema: { type: 'string' } } } },
};

/** Calls that need the token of a logged-in customer. */
const CALLS_WITH_TOKEN: ReadonlySet<string> = new Set([
  'profile',
  'updateProfile',
  'createPassword',
  'deleteAccount',
  'orders',
]);

function describeOperation(name: keyof typeof calls, call: Call, isImplemented: boolean): Json {
  const addition = ADDITIONS[name];
  const responseContent = toJsonContent(toSchema(call.response, 'input'));
  return {
    operationId: name,
    summary: summaries[name],
    'x-implemented': isImplemented,
    parameters: [...listParameters(call), ...(addition?.parameters ?? [])],
    ...(CALLS_WITH_TOKEN.has(name) && { security: [{ bearer: [] }] }),
    ...(call.body && { requestBody: { required: true, ...toJsonContent(toSchema(call.body, 'input')) } }),
    responses: {
      200: { description: 'Success', content: { ...responseContent.content, ...addition?.content } },
      ...addition?.responses,
      '4XX': REFUSAL_RESPONSE,
      '5XX': REFUSAL_RESPONSE,
    },
  };
}

/** Builds the OpenAPI 3.1 document of the contract's calls. */
export function buildOpenApi(handlers: Handlers): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][])
    paths[`/${call.path}`] = {
      ...paths[`/${call.path}`],
      [call.method.toLowerCase()]: describeOperation(name, call, name in handlers),
    };
  return {
    openapi: '3.1.0',
    info: { title: 'Online ordering', version: '5', description: 'The calls that the ordering app makes.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a logged-in customer.' },
      },
      schemas: { Refusal: toSchema(errorBody, 'output') },
      responses: {
        Refusal: {
          description: 'The request was refused. `code` says why.',
          ...toJsonContent({ $ref: '#/components/schemas/Refusal' }),
        },
      },
    },
  };
}
