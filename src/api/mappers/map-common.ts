import * as z from 'zod/mini';
import type { LocalizedText, Picture, Tax } from '../../domain/menu/menu-types.ts';
import { parseInstant } from '../../lib/calendar.ts';
import { isImageProvider } from '../../lib/image-variants.ts';
import type { WireImage, WireTax } from '../contract/common-contract.ts';
import type { ReportProblem } from '../contract/parse-lenient.ts';

/** Receives an error for each part that was left out; `what` names the object it belongs to. */
export type Report = (error: unknown, what: string) => void;

/** Elements that are read one by one with a schema of their own. */
export const unreadList = z._default(z.array(z.unknown()), []);

export const problem = (what: string): TypeError => new TypeError(`Bad ${what}`);

/** The elements that can be read. The others are reported. Throws for an unreadable one that `isRequired`. */
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

/** A name in the languages that have one. Throws when there is none at all. */
export function toName(texts: LocalizedText): LocalizedText {
  const entries = Object.entries(texts);
  const named = entries.filter(([, text]) => text.trim());
  if (!named.length) throw problem('name');
  return named.length === entries.length ? texts : Object.fromEntries(named);
}

/**
 * A relative `src` is the API origin's; an empty origin leaves it as it is. A picture without a size has size zero (spec,
 * section 8), one of an unknown provider is left out. Both are reported.
 */
export function toPicture(
  wire: WireImage | null | undefined,
  apiOrigin: string,
  report: ReportProblem,
): Picture | null {
  if (!wire) return null;
  const { src, provider, width = 0, height = 0, color = null } = wire;
  if (provider && !isImageProvider(provider)) {
    report(problem(`provider ${provider}`));
    return null;
  }
  if (!width || !height) report(problem(`size of ${src}`));
  return {
    src: /^(https?:)?\/\//.test(src) ? src : apiOrigin + src.replace(/^\/?/, '/'),
    width,
    height,
    color,
    ...(provider && { provider }),
  };
}

/** Rates become decimal text, so that 8.25 is exact. */
export const toTax = ({ id, name, rate }: WireTax): Tax => ({ id, name, rate: String(rate) });

/** An ISO 8601 instant as epoch ms. Throws RangeError when it is none. */
export function toInstant(text: string): number {
  const instant = parseInstant(text);
  if (instant === null) throw new RangeError(`"${text}" is no instant`);
  return instant;
}

/** The same for a part that may be missing. */
export const optionalInstant = (text: string | null | undefined): number | null =>
  text == null ? null : toInstant(text);
