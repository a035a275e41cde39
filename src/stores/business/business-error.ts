import { ApiError } from '../../api/client/api-errors.ts';
import { toContact } from '../../api/mappers/map-business.ts';
import type { BusinessContact } from '../../domain/business/business-types.ts';

/** Why the business could not be loaded, for the error page. */
export interface BusinessError {
  readonly status: number;
  readonly kind: ApiError['kind'];
  /**
   * `server`: the server gave the reason, `message`. `missing`: the server refused the request without a reason.
   * `failed`: any other failure, such as no response.
   */
  readonly reason: 'server' | 'missing' | 'failed';
  readonly message: string;
  /** Contact details of a business that is suspended (status 433). */
  readonly contact: BusinessContact | null;
}

/**
 * Converts any error thrown while loading the business to a BusinessError. The messages come from the spec, section 8.
 */
export function toBusinessError(error: unknown): BusinessError {
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
