import type { VendorIds } from '../../domain/tracking/event.ts';
import type { Visitor } from '../../stores/tracking/visit-store.ts';

export interface BrowserIds extends VendorIds {
  /** Google's client id, in the form of its cookie: `123.456`. */
  readonly ga: string;
}

/** Reads the click ids that advertising vendors add to the address of a page. */
export function readClickIds(search: string): Pick<Visitor, 'fbclid' | 'ttclid' | 'sccid'> {
  const query = new URLSearchParams(search);
  const clickIds = { fbclid: query.get('fbclid'), ttclid: query.get('ttclid'), sccid: query.get('ScCid') };
  return Object.fromEntries(
    Object.entries(clickIds).flatMap(([name, value]) => (value ? [[name, value.slice(0, 400)]] : [])),
  );
}

/**
 * The vendors' ids of this browser. Ids from the cookies of the host page's own pixels come first, so that vendors recognise
 * the same customer on the host page and in the app. Otherwise generates ids in the vendors' formats. Sets no cookie.
 */
export function buildBrowserIds(visitor: Visitor, cookies: string): BrowserIds {
  const cookie = (name: string): string | undefined =>
    new RegExp(`(?:^|; )${name}=([^;]{1,400})`).exec(cookies)?.[1];
  const { id, firstEventAt, fbclid } = visitor;
  // Has as many random bits as the ids that Meta and Google generate.
  const number = Number.parseInt(id.slice(0, 8), 16);
  return {
    visitor: id,
    ga:
      /^GA\d\.\d\.(\d+\.\d+)$/.exec(cookie('_ga') ?? '')?.[1] ??
      `${number}.${Math.floor(firstEventAt / 1000)}`,
    fbp: cookie('_fbp') ?? `fb.1.${firstEventAt}.${number}`,
    fbc: cookie('_fbc') ?? (fbclid && `fb.1.${firstEventAt}.${fbclid}`),
    ttp: cookie('_ttp'),
    ttclid: visitor.ttclid ?? cookie('ttclid'),
    scid: cookie('_scid'),
    sccid: visitor.sccid,
  };
}
