import type { Context } from 'hono';
import type { Origins } from '../../services/business/origins.ts';
import type { PayingFrom } from '../../services/payment/package-payment.ts';

/** From where somebody pays, and in what language. */
export const payingFrom =
  (origins: Pick<Origins, 'originOf'>) =>
  async (c: Context, returnUrl: string | null | undefined): Promise<PayingFrom> => ({
    ownOrigin: await origins.originOf(c.req.url),
    pageOrigin: c.req.header('origin') ?? null,
    returnUrl: returnUrl ?? null,
    locale: /^[a-z]{2,3}$/.exec(c.req.header('locale') ?? '')?.[0] ?? 'en',
  });
export type PayingFromIn = ReturnType<typeof payingFrom>;
