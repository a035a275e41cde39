/** Refuses a request. The client receives `{ error: 1, code, message, fields?, ...details }` (decisions, section 9). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 433 | 501 | 503,
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** Creates the refusal of a request whose field has an invalid value. */
export const createInvalidFieldRefusal = (code: string, field: string, message: string): Refusal =>
  new Refusal(422, code, message, { fields: { [field]: message } });

/** Creates the refusal for something that does not exist. `subject` begins the message, for example "The order". */
export const createNotFoundRefusal = (subject: string): Refusal =>
  new Refusal(404, 'not_found', `${subject} was not found`);
