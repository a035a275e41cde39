import { ApiError } from '../../api/client/api-errors.ts';
import { refusedFields } from '../../api/contract/refused-fields.ts';
import type { AccountProblem } from './account-state.ts';

const PAUSE_S = 30;

const numberIn = (body: unknown, key: string): number | null => {
  const value = (Object(body) as Record<string, unknown>)[key];
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : null;
};

/** How long a refusal asks to wait, in seconds. */
export const waitOf = ({ body }: ApiError): number => Math.ceil(numberIn(body, 'retry_after') ?? PAUSE_S);

/** What a failure means to the customer. */
export function problemOf(error: unknown): AccountProblem {
  if (!(error instanceof ApiError)) return { kind: 'unanswered' };
  switch (error.code) {
    case 'code_wrong':
      return { kind: 'wrong', triesLeft: numberIn(error.body, 'tries_left') };
    case 'code_expired':
      return { kind: 'expired' };
    case 'code_blocked':
      return { kind: 'blocked' };
    case 'password_wrong':
      return { kind: 'password' };
    case 'account_exists':
      return { kind: 'exists' };
    case 'phone_country':
      return { kind: 'country' };
    case 'resend_too_soon':
    case 'too_many':
      return { kind: 'wait', seconds: waitOf(error) };
    default:
      return error.kind === 'refused'
        ? { kind: 'refused', message: error.serverMessage, fields: refusedFields(error) }
        : { kind: 'unanswered' };
  }
}
