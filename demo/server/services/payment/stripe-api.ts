import * as z from 'zod/mini';
import { ProviderRefused } from './provider.ts';

/** The API version for which this client was written (https://docs.stripe.com/api/versioning). */
const VERSION = '2024-06-20';

type Field = string | number | Form | readonly (string | Form)[];
interface Form {
  readonly [name: string]: Field;
}

/** Encodes nested fields in Stripe's format: `line_items[0][quantity]=1`. */
function encodeForm(fields: Form): URLSearchParams {
  const form = new URLSearchParams();
  const appendField = (name: string, value: Field): void => {
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, innerValue] of Object.entries(value)) appendField(`${name}[${key}]`, innerValue);
  };
  for (const [name, value] of Object.entries(fields)) appendField(name, value);
  return form;
}

const errorBody = z.object({
  error: z.object({
    code: z.nullish(z.string()),
    type: z.nullish(z.string()),
    decline_code: z.nullish(z.string()),
    param: z.nullish(z.string()),
  }),
});

/** Matches the parts of an error that may be logged and displayed in the console. */
const IDENTIFIER = /^[a-z][\w[\].]{0,60}$/;

/**
 * The identifiers of an error. Its message is left out, because it can quote data of a customer or of the
 * configuration.
 */
const describeRefusal = (status: number, { type, code, decline_code, param }: StripeError): string =>
  [
    'Stripe:',
    status,
    ...[type, code, decline_code, param].filter((part) => IDENTIFIER.test(part ?? '')),
  ].join(' ');

type StripeError = Partial<z.infer<typeof errorBody>['error']>;

/** Thrown when Stripe refuses a request. */
export class StripeRefused extends ProviderRefused {
  constructor(
    readonly code: string | null,
    /** The HTTP status. With 500 or above, Stripe may nevertheless have executed the request. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface StripeApiConfig {
  readonly secretKey: string;
  /** `https://api.stripe.com`, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

interface RequestOptions {
  readonly form?: Form;
  readonly idempotencyKey?: string;
}

/**
 * A client for Stripe's REST API (https://docs.stripe.com/api). Throws StripeRefused when Stripe refuses, and Error
 * when it does not respond, limits the rate or is already processing the same request.
 */
export const createStripeApi = ({ secretKey, baseUrl, fetch, timeoutMs }: StripeApiConfig) => {
  const send = async (
    method: string,
    path: string,
    { form, idempotencyKey }: RequestOptions,
  ): Promise<unknown> => {
    const response = await fetch(`${baseUrl}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': VERSION,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(form && { body: encodeForm(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body;
    const parsedBody = errorBody.safeParse(body);
    const error = parsedBody.success ? parsedBody.data.error : {};
    const errorText = describeRefusal(response.status, error);
    // With 409, the same request is already running. With 429, there are too many requests. Both can be retried later.
    if (response.status === 409 || response.status === 429) throw new Error(errorText);
    throw new StripeRefused(error.code ?? null, response.status, errorText);
  };
  return {
    get: (path: string): Promise<unknown> => send('GET', path, {}),
    post: (path: string, form: Form, idempotencyKey?: string): Promise<unknown> =>
      send('POST', path, { form, ...(idempotencyKey && { idempotencyKey }) }),
  };
};
