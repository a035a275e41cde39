import type { ApiError } from '../client/api-errors.ts';

/** The server's reasons for refusing fields of a request, by API field name; empty if the response contains none. */
export function getRefusedFields({ body }: ApiError): Readonly<Record<string, string>> {
  const { fields } = Object(body) as { fields?: unknown };
  return Object.fromEntries(
    Object.entries(Object(fields)).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
