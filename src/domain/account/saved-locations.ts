import type { SavedLocation } from './user-types.ts';

/** A location as the customer entered it. */
export interface LocationDraft extends Pick<SavedLocation, 'title' | 'areaId' | 'address'> {
  /** Null: a new location. */
  readonly id: string | null;
}

const FORM_TYPE = 'residency';

/** The list with the default location first. */
export const defaultFirst = (list: readonly SavedLocation[]): readonly SavedLocation[] =>
  [...list].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));

/** Replaces the location with the draft's id, or appends the draft with the id `newId`. The first location is the default. */
export function withLocation(
  list: readonly SavedLocation[],
  { id, title, areaId, address }: LocationDraft,
  newId: string,
): readonly SavedLocation[] {
  const before = list.find((one) => one.id === id);
  const location = {
    id: before?.id ?? newId,
    title: title.trim(),
    isDefault: before?.isDefault ?? !list.length,
    formType: before?.formType ?? FORM_TYPE,
    areaId,
    address,
  };
  return before ? list.map((one) => (one === before ? location : one)) : [...list, location];
}

/** The list without a location. When that was the default, the first of the others becomes it. */
export function withoutLocation(list: readonly SavedLocation[], id: string): readonly SavedLocation[] {
  const rest = list.filter((one) => one.id !== id);
  const [first] = rest;
  return first && !rest.some((one) => one.isDefault) ? withDefault(rest, first.id) : rest;
}

export const withDefault = (list: readonly SavedLocation[], id: string): readonly SavedLocation[] =>
  list.map((one) => ({ ...one, isDefault: one.id === id }));
