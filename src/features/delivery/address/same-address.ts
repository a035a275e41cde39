import { ADDRESS_FIELDS, type Address } from '../../../domain/delivery/delivery-types.ts';

/** Whether two addresses say the same of where to go; whom to ask for there is another matter. */
export const isSamePlace = (a: Address, b: Address): boolean =>
  a.type === b.type &&
  a.place?.lat === b.place?.lat &&
  a.place?.lng === b.place?.lng &&
  ADDRESS_FIELDS.every((field) => (a.fields[field]?.trim() ?? '') === (b.fields[field]?.trim() ?? ''));

/** An address of which nothing was typed yet. */
export const isBlank = ({ fields }: Address): boolean =>
  ADDRESS_FIELDS.every((field) => !fields[field]?.trim());
