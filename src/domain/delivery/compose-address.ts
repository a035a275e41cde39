/** The parts of an address in a geocoder's result (spec, section 7). */
export interface PlaceParts {
  readonly building?: string | undefined;
  readonly road?: string | undefined;
  readonly neighbourhood?: string | undefined;
  readonly suburb?: string | undefined;
  readonly district?: string | undefined;
  readonly quarter?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

/**
 * Joins the parts of a geocoder's result into an address, from the building to the city (spec, section 7). Without a
 * city it ends with the state. Repeated parts are omitted. Returns an empty string if all parts are blank. `separator`
 * depends on the language.
 */
export function composeAddress(parts: PlaceParts, separator = ', '): string {
  const { building, road, neighbourhood, suburb, district, quarter, city, state } = parts;
  const names = [building, road, neighbourhood, suburb, district, quarter, city?.trim() ? city : state]
    .map((part) => part?.trim() ?? '')
    .filter(Boolean);
  return [...new Set(names)].join(separator);
}
