import type { PaymentStatus } from '../../../../src/api/contract/payment-contract.ts';
import type { ProviderState } from './provider.ts';

/** What is asked to be paid. */
export interface Asked {
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
}

type Settled = 'paid' | 'refunding' | 'declined' | 'cancelled' | 'expired';

/** What a payment becomes; null: it stays as it is. `problem` is for the operator. */
export type Verdict = { readonly becomes: Settled; readonly problem: string | null } | null;

/** Money that is there counts once, and is not lost, whatever was thought of the payment before. */
const MONEY_KNOWN: readonly PaymentStatus[] = ['paid', 'refunding', 'refunded'];

/**
 * What the word of a provider makes of a payment. Money for what nobody waits for any more (`isWanted`), or that is not what
 * was asked, is given back at once; a page that ended without money ends the payment, unless that is over already.
 */
export function judgePayment(asked: Asked, state: ProviderState, isWanted: boolean): Verdict {
  if (MONEY_KNOWN.includes(asked.status) || state.status === 'pending') return null;
  if (state.status !== 'paid')
    return asked.status === 'pending' ? { becomes: state.status, problem: null } : null;
  if (state.amount !== asked.amount || state.currency !== asked.currency)
    return {
      becomes: 'refunding',
      problem: `Paid ${state.amount} ${state.currency} in place of ${asked.amount} ${asked.currency}`,
    };
  return isWanted
    ? { becomes: 'paid', problem: null }
    : { becomes: 'refunding', problem: 'Paid when nobody waited for it any more' };
}
