import type { Context } from 'hono';
import type { PayingFrom } from '../../services/payments/package-payment.ts';

/** Where customers reach this server: as it was told, else as it was asked. */
export const ownOriginOf = (c: Context, publicOrigin: string | null): string =>
  publicOrigin ?? new URL(c.req.url).origin;

/** From where somebody pays, and in what language. */
export const payingFrom =
  (publicOrigin: string | null) =>
  (c: Context, returnUrl: string | null | undefined): PayingFrom => ({
    ownOrigin: ownOriginOf(c, publicOrigin),
    pageOrigin: c.req.header('origin') ?? null,
    returnUrl: returnUrl ?? null,
    locale: /^[a-z]{2,3}$/.exec(c.req.header('locale') ?? '')?.[0] ?? 'en',
  });
export type PayingFromIn = ReturnType<typeof payingFrom>;
