/** What a geocoder says of a place, part by part (spec, section 7). */
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
 * The address of a place in words, from the building to the city, or the state where there is no city (spec, section 7).
 * What was said already is not said again; '' when there is nothing to say. `separator` is the language's own.
 */
export function composeAddress(parts: PlaceParts, separator = ', '): string {
  const { building, road, neighbourhood, suburb, district, quarter, city, state } = parts;
  const said = [building, road, neighbourhood, suburb, district, quarter, city?.trim() ? city : state]
    .map((part) => part?.trim() ?? '')
    .filter(Boolean);
  return [...new Set(said)].join(separator);
}
