import type { WireUser } from '../../api/contract/account-contract.ts';
import { toWireAddress } from '../../api/mappers/map-address.ts';
import type { Address } from '../../domain/delivery/delivery-types.ts';

export type UserPlaces = WireUser['locations'];

/** A place as its customer writes it down. */
export interface PlaceDraft {
  /** Of the one that is changed; null for a new one. */
  readonly id: string | null;
  readonly title: string;
  readonly areaId: string | null;
  readonly address: Address;
}

const FORM_TYPE = 'residency';

/** The list with the draft in it: in its place, or last, under `newId`. The first one is the usual one. */
export function withPlace(list: UserPlaces, draft: PlaceDraft, newId: string): UserPlaces {
  const known = list.find(({ id }) => id === draft.id);
  const place = {
    ...toWireAddress(draft.address, known?.form_type ?? FORM_TYPE, draft.areaId),
    id: known?.id ?? newId,
    title: draft.title.trim(),
    default: known?.default ?? !list.length,
  };
  return known ? list.map((one) => (one === known ? place : one)) : [...list, place];
}

/** Without a place; where that was the usual one, the first of the others is. */
export function withoutPlace(list: UserPlaces, id: string): UserPlaces {
  const rest = list.filter((one) => one.id !== id);
  const [first] = rest;
  return first && !rest.some((one) => one.default) ? withUsual(rest, first.id) : rest;
}

/** With that one as the usual one, and no other. */
export const withUsual = (list: UserPlaces, id: string): UserPlaces =>
  list.map((one) => ({ ...one, default: one.id === id }));
