import type { VendorIds } from '../../domain/tracking/event.ts';
import type { Visitor } from '../../stores/tracking/visit-store.ts';

export interface BrowserIds extends VendorIds {
  /** Google's client id, in the format of its cookie: `123.456`. */
  readonly ga: string;
}

/** Maximum length of an id from a URL or a cookie, in characters. */
const MAX_ID_CHARS = 400;

/** Reads the click ids that advertising vendors add to the URL of a page. */
export function readClickIds(search: string): Pick<Visitor, 'fbclid' | 'ttclid' | 'sccid'> {
  const query = new URLSearchParams(search);
  const clickIds = { fbclid: query.get('fbclid'), ttclid: query.get('ttclid'), sccid: query.get('ScCid') };
  return Object.fromEntries(
    Object.entries(clickIds).flatMap(([name, value]) =>
      value ? [[name, value.slice(0, MAX_ID_CHARS)]] : [],
    ),
  );
}

/**
 * Returns the ids by which vendors recognise this browser. Uses the cookies of pixels on the host page, so that vendors
 * recognise the same customer there and in the app. Without cookies of Google or Meta, generates ids in their formats.
 * Sets no cookie.
 */
export function buildBrowserIds(visitor: Visitor, cookies: string): BrowserIds {
  const readCookie = (name: string): string | undefined =>
    new RegExp(`(?:^|; )${name}=([^;]{1,${MAX_ID_CHARS}})`).exec(cookies)?.[1];
  const { id, firstEventAt, fbclid } = visitor;
  // The number has as many random bits as the ids of Meta and Google.
  const randomNumber = Number.parseInt(id.slice(0, 8), 16);
  return {
    visitor: id,
    ga:
      /^GA\d\.\d\.(\d+\.\d+)$/.exec(readCookie('_ga') ?? '')?.[1] ??
      `${randomNumber}.${Math.floor(firstEventAt / 1000)}`,
    fbp: readCookie('_fbp') ?? `fb.1.${firstEventAt}.${randomNumber}`,
    fbc: readCookie('_fbc') ?? (fbclid && `fb.1.${firstEventAt}.${fbclid}`),
    ttp: readCookie('_ttp'),
    ttclid: visitor.ttclid ?? readCookie('ttclid'),
    scid: readCookie('_scid'),
    sccid: visitor.sccid,
  };
}
