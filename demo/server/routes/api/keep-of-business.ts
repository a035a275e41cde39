import type { Business } from '../../services/menu/catalogue.ts';
import { createBodyKeeper } from '../http/body-keeper.ts';
import type { KeptBody } from '../http/json-answer.ts';

/** A body that is the same as long as the version of the business is, and `also`. */
export type KeepOfBusiness = (
  business: Business,
  name: string,
  make: () => object,
  also?: string,
) => KeptBody;

/** Keeps the bodies of answers about businesses. */
export function keepOfBusiness(): KeepOfBusiness {
  const keep = createBodyKeeper();
  return ({ referenceId, contentHash }, name, make, also = '') =>
    keep({ name: `${referenceId} ${name}`, stamp: `${contentHash} ${also}`, make });
}
