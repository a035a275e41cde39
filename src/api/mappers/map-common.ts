import * as z from 'zod/mini';
import type { LocalizedText, Picture, Tax } from '../../domain/menu/menu-types.ts';
import { parseInstant } from '../../lib/calendar.ts';
import { isImageProvider } from '../../lib/image-variants.ts';
import type { WireImage, WireTax } from '../contract/common-contract.ts';
import type { ReportProblem } from '../contract/parse-lenient.ts';

/** Receives an error for each part that was omitted. `subject` names the object that contains the part. */
export type Report = (error: unknown, subject: string) => void;

/** A list whose elements are parsed one by one with their own schema. */
export const rawList = z._default(z.array(z.unknown()), []);

/** The error to report for bad data. `subject` names the data, such as `price`. */
export const createProblem = (subject: string): TypeError => new TypeError(`Bad ${subject}`);

/**
 * Maps the elements of a list with `read`. If `read` throws, the element is reported and omitted. The error of a
 * required element is rethrown.
 */
export function readEach<T>(
  list: readonly unknown[],
  read: (raw: unknown) => T,
  report: ReportProblem,
  isRequired: (raw: unknown) => boolean = () => false,
): T[] {
  const elements: T[] = [];
  for (const raw of list) {
    try {
      elements.push(read(raw));
    } catch (error) {
      if (isRequired(raw)) throw error;
      report(error);
    }
  }
  return elements;
}

/** A name without its blank languages. Throws if all languages are blank. */
export function toName(texts: LocalizedText): LocalizedText {
  const entries = Object.entries(texts);
  const nonBlank = entries.filter(([, text]) => text.trim());
  if (!nonBlank.length) throw createProblem('name');
  return nonBlank.length === entries.length ? texts : Object.fromEntries(nonBlank);
}

/**
 * Maps a picture. A relative `src` is resolved against `apiOrigin`. A picture without a size gets size zero (spec,
 * section 8). A picture of an unknown provider is omitted. A missing size and an unknown provider are reported.
 */
export function toPicture(
  wire: WireImage | null | undefined,
  apiOrigin: string,
  report: ReportProblem,
): Picture | null {
  if (!wire) return null;
  const { src, provider, width = 0, height = 0, color = null } = wire;
  if (provider && !isImageProvider(provider)) {
    report(createProblem(`provider ${provider}`));
    return null;
  }
  if (!width || !height) report(createProblem(`size of ${src}`));
  return {
    src: /^(https?:)?\/\//.test(src) ? src : apiOrigin + src.replace(/^\/?/, '/'),
    width,
    height,
    color,
    ...(provider && { provider }),
  };
}

/** Returns an https URL, or the full URL of a path on the API's server; null for any other text. */
export function toSafeUrl(url: string, apiOrigin: string): string | null {
  const isOnServer = /^\/(?!\/)/.test(url);
  if (isOnServer) return `${apiOrigin}${url}`;
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
}

/** Converts rates to decimal text, so that 8.25 stays exact. */
export const toTax = ({ id, name, rate, rates = {} }: WireTax): Tax => ({
  id,
  name,
  rate: String(rate),
  rates: Object.fromEntries(Object.entries(rates).map(([type, value]) => [type, String(value)])),
});

/** An ISO 8601 instant as epoch ms. Throws RangeError for any other text. */
export function toInstant(text: string): number {
  const instant = parseInstant(text);
  if (instant === null) throw new RangeError(`"${text}" is not an instant`);
  return instant;
}

/** An ISO 8601 instant as epoch ms; null if absent. Throws RangeError for any other text. */
export const toOptionalInstant = (text: string | null | undefined): number | null =>
  text == null ? null : toInstant(text);
