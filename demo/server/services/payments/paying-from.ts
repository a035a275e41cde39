/** What a request says of where it came from, and where its customer comes back to. */
export interface PayingFrom {
  /** Where customers reach this server: `https://orders.example`. */
  readonly ownOrigin: string;
  /** Of the page that sent the request; null: it did not say. */
  readonly pageOrigin: string | null;
  readonly returnUrl: string | null;
  readonly locale: string;
}

/** Where nothing is paid online. */
export const NOWHERE: PayingFrom = { ownOrigin: '', pageOrigin: null, returnUrl: null, locale: 'en' };
