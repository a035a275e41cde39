import type { ApiError } from '../client/api-errors.ts';

/** What a refusal says of the fields of a request, by their names on the wire; none where it says nothing. */
export function refusedFields({ body }: ApiError): Readonly<Record<string, string>> {
  const { fields } = Object(body) as { fields?: unknown };
  return Object.fromEntries(
    Object.entries(Object(fields)).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
