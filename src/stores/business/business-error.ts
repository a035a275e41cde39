import { ApiError } from '../../api/client/api-errors.ts';
import { toContact } from '../../api/mappers/map-business.ts';
import type { BusinessContact } from '../../domain/business/business-types.ts';

/** Why there is no business to show, for the error page. */
export interface BusinessError {
  readonly status: number;
  readonly kind: ApiError['kind'];
  /** Whose words `message` is: the server's; ours for an answer without a restaurant; ours for a failed fetch. */
  readonly reason: 'server' | 'missing' | 'failed';
  readonly message: string;
  /** How to reach a business that is switched off (433). */
  readonly contact: BusinessContact | null;
}

/** The messages are the spec's (section 8). */
export function businessError(error: unknown): BusinessError {
  const { kind, status, body, serverMessage } =
    error instanceof ApiError ? error : new ApiError('invalid', 'restaurant', { cause: error });
  const reason = serverMessage ? 'server' : kind === 'refused' ? 'missing' : 'failed';
  return {
    status,
    kind,
    reason,
    message:
      serverMessage ||
      (reason === 'missing' ? 'Something Went Wrong' : 'Fail to fetch menu, please try later'),
    contact: toContact(body),
  };
}
