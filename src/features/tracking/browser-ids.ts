import type { VendorIds } from '../../domain/tracking/event.ts';
import type { Visitor } from '../../stores/tracking/visit-store.ts';

export interface BrowserIds extends VendorIds {
  /** Google's, as in its own cookie: `123.456`. */
  readonly ga: string;
}

/** The advertisements that led to a page, as the vendors write them into its address. */
export function clicksIn(search: string): Pick<Visitor, 'fbclid' | 'ttclid' | 'sccid'> {
  const query = new URLSearchParams(search);
  const found = { fbclid: query.get('fbclid'), ttclid: query.get('ttclid'), sccid: query.get('ScCid') };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => (value ? [[name, value.slice(0, 400)]] : [])),
  );
}

/**
 * The vendors' ids of this browser: those that the host's own pixels have put into its cookies, so that a customer is one
 * on the host's pages and in the app; else of our own making, in the vendors' forms. No cookie is set.
 */
export function browserIds(visitor: Visitor, cookies: string): BrowserIds {
  const cookie = (name: string): string | undefined =>
    new RegExp(`(?:^|; )${name}=([^;]{1,400})`).exec(cookies)?.[1];
  const { id, since, fbclid } = visitor;
  // As random as Meta's and Google's own.
  const number = Number.parseInt(id.slice(0, 8), 16);
  return {
    visitor: id,
    ga: /^GA\d\.\d\.(\d+\.\d+)$/.exec(cookie('_ga') ?? '')?.[1] ?? `${number}.${Math.floor(since / 1000)}`,
    fbp: cookie('_fbp') ?? `fb.1.${since}.${number}`,
    fbc: cookie('_fbc') ?? (fbclid && `fb.1.${since}.${fbclid}`),
    ttp: cookie('_ttp'),
    ttclid: visitor.ttclid ?? cookie('ttclid'),
    scid: cookie('_scid'),
    sccid: visitor.sccid,
  };
}
