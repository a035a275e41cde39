import type { SavedLocation } from './user-types.ts';

/** A location as entered by the customer. */
export interface LocationDraft extends Pick<SavedLocation, 'title' | 'areaId' | 'formType' | 'address'> {
  /** Null for a new location. */
  readonly id: string | null;
}

/** Sorts the default location to the front of the list. */
export const sortDefaultFirst = (list: readonly SavedLocation[]): readonly SavedLocation[] =>
  [...list].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));

/**
 * Replaces the location with the draft's id, or appends the draft with the id `newId`. The first saved location becomes
 * the default.
 */
export function upsertLocation(
  list: readonly SavedLocation[],
  { id, title, areaId, formType, address }: LocationDraft,
  newId: string,
): readonly SavedLocation[] {
  const existing = list.find((location) => location.id === id);
  const location = {
    id: existing?.id ?? newId,
    title: title.trim(),
    isDefault: existing?.isDefault ?? !list.length,
    formType,
    areaId,
    address,
  };
  return existing ? list.map((entry) => (entry === existing ? location : entry)) : [...list, location];
}

/** Removes a location. If it was the default, the first remaining location becomes the default. */
export function removeLocation(list: readonly SavedLocation[], id: string): readonly SavedLocation[] {
  const otherLocations = list.filter((location) => location.id !== id);
  const [first] = otherLocations;
  return first && !otherLocations.some((location) => location.isDefault)
    ? setDefaultLocation(otherLocations, first.id)
    : otherLocations;
}

/** Makes the location with this id the only default. */
export const setDefaultLocation = (list: readonly SavedLocation[], id: string): readonly SavedLocation[] =>
  list.map((location) => ({ ...location, isDefault: location.id === id }));
