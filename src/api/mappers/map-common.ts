import type { Picture, Tax } from '../../domain/menu/menu-types.ts';
import { parseInstant } from '../../lib/calendar.ts';
import { isImageProvider } from '../../lib/image-variants.ts';
import { bad, type Complain } from '../../lib/shape.ts';
import type { WireImage, WireTax } from '../contract/common-contract.ts';

/** Told of what was left out, and why. */
export type Report = (error: unknown, what: string) => void;

/**
 * A relative `src` is the API origin's; an empty origin leaves it as it is. A picture without a size has size zero (spec,
 * section 8), one of an unknown provider is none: both are complained of.
 */
export function toPicture(
  wire: WireImage | null | undefined,
  apiOrigin: string,
  complain: Complain,
): Picture | null {
  if (!wire) return null;
  const { src, provider, width = 0, height = 0, color = null } = wire;
  if (provider && !isImageProvider(provider)) {
    complain(bad(`provider ${provider}`));
    return null;
  }
  if (!width || !height) complain(bad(`size of ${src}`));
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
