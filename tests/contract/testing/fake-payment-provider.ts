import { randomUUID } from 'node:crypto';
import {
  BadSignature,
  type PageToOpen,
  type PaymentProvider,
  ProviderRefused,
  type ProviderState,
} from '../../../demo/server/services/payment/provider.ts';
import { signBody, verifySignature } from '../../../demo/server/services/payment/signed-webhook.ts';

const SECRET = 'known to the provider and the backend';

interface Session {
  readonly page: PageToOpen;
  state: ProviderState;
  refunded: number;
}

/** A fake payment provider that the test controls. It records all charges and refunds. */
export function createFakePaymentProvider() {
  const sessions = new Map<string, Session>();
  const refByKey = new Map<string, string>();
  const refundKeys = new Set<string>();
  const connection = { mode: 'up' as 'up' | 'down' | 'refusing' | 'silent', requestCount: 0 };

  const simulateNetwork = async (): Promise<void> => {
    connection.requestCount++;
    // Lets other requests run in between.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
    if (connection.mode === 'down') throw new Error('The provider does not respond');
    if (connection.mode === 'refusing') throw new ProviderRefused('The provider says no');
  };
  const findSession = (ref: string): Session => {
    const storedSession = sessions.get(ref);
    if (!storedSession) throw new ProviderRefused('No such session');
    return storedSession;
  };

  const provider: PaymentProvider = {
    name: 'fake',
    pageLifetimeMs: 30 * 60_000,
    supports: (type) => type !== 5,
    async open(page) {
      await simulateNetwork();
      const ref = refByKey.get(page.key) ?? `ref-${randomUUID()}`;
      refByKey.set(page.key, ref);
      if (!sessions.has(ref)) sessions.set(ref, { page, state: { status: 'pending' }, refunded: 0 });
      return { ref, url: `https://pay.example/${ref}` };
    },
    async loadState(ref) {
      await simulateNetwork();
      return findSession(ref).state;
    },
    async cancel(ref) {
      await simulateNetwork();
      const current = findSession(ref);
      if (current.state.status === 'pending') current.state = { status: 'cancelled' };
      return current.state;
    },
    async refund({ ref, key, requestedAmount }) {
      await simulateNetwork();
      const current = findSession(ref);
      if (current.state.status !== 'paid') throw new ProviderRefused('Nothing was paid');
      const remainingAmount = current.state.amount - current.refunded;
      if (!refundKeys.has(key)) {
        if (requestedAmount && requestedAmount.amount > remainingAmount)
          throw new ProviderRefused('More than was paid');
        current.refunded += requestedAmount?.amount ?? remainingAmount;
        refundKeys.add(key);
      }
      if (connection.mode === 'silent') throw new Error("The provider's response was lost");
    },
    readWebhook(headers, rawBody) {
      verifySignature(SECRET, headers.get('fake-signature'), rawBody, Date.now());
      const { id, ref, state } = JSON.parse(rawBody) as { id?: string; ref?: string; state: ProviderState };
      if (!id || !ref) throw new BadSignature('No event');
      return { eventId: id, ref, state };
    },
  };

  return {
    provider,
    connection,
    /** Returns the data with which a payment page was opened. */
    findPage: (url: string): PageToOpen => findSession(readRef(url)).page,
    /** Pays on a payment page. Returns whether the page was still open. Charges the page's amount and currency unless `changes` overrides them. `isForced` charges even a closed page. */
    charge(url: string, changes: { amount?: number; currency?: string; isForced?: boolean } = {}): boolean {
      const current = findSession(readRef(url));
      if (current.state.status !== 'pending' && !changes.isForced) return false;
      const { amount, currency } = {
        amount: current.page.amount,
        currency: current.page.currency,
        ...changes,
      };
      current.state = { status: 'paid', amount, currency };
      return true;
    },
    endPayment(url: string, status: 'declined' | 'cancelled' | 'expired'): void {
      findSession(readRef(url)).state = { status };
    },
    /** Builds the webhook request for the payment's current state. */
    webhook(
      url: string,
      { id = randomUUID() as string, at = Date.now(), secret = SECRET } = {},
    ): RequestInit {
      const ref = readRef(url);
      const body = JSON.stringify({ id, ref, state: findSession(ref).state });
      return { method: 'POST', body, headers: { 'fake-signature': signBody(secret, body, at) } };
    },
    /** Returns the charges minus the refunds of all payment pages of an order, in minor units. */
    sumMoney(number: string): number {
      return [...sessions.values()]
        .filter(({ page }) => page.title === number)
        .reduce(
          (sum, { state, refunded }) => sum + (state.status === 'paid' ? state.amount : 0) - refunded,
          0,
        );
    },
    /** Returns how many payment pages of an order were charged. */
    countCharges: (number: string): number =>
      [...sessions.values()].filter(({ page, state }) => page.title === number && state.status === 'paid')
        .length,
    countPages: (number: string): number =>
      [...sessions.values()].filter(({ page }) => page.title === number).length,
  };
}
const readRef = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
