import type { Picture, Tax } from '../domain/menu/types.ts';
import type { WireImage, WireTax } from './schemas/common.ts';

/** A relative `src` is the API origin's; an empty origin leaves it as it is. */
export const toPicture = (wire: WireImage | null | undefined, apiOrigin: string): Picture | null =>
  wire
    ? {
        src: /^(https?:)?\/\//.test(wire.src) ? wire.src : apiOrigin + wire.src.replace(/^\/?/, '/'),
        width: wire.width ?? 0,
        height: wire.height ?? 0,
        color: wire.color ?? null,
      }
    : null;

/** Rates become decimal text, so that 8.25 is exact. */
export const toTax = ({ id, name, rate }: WireTax): Tax => ({ id, name, rate: String(rate) });
