import type { Address } from './delivery-types.ts';

/** Nothing was said yet. */
export const noAddress: Address = {
  type: 'house',
  fields: {},
  place: null,
  contactName: '',
  contactPhone: '',
  contactDialCode: '',
};
