import type { PaymentCode } from '../../domain/payment/payment-methods.ts';
import { cash } from '../../ui/icons/icon-paths-more.ts';
import {
  bank,
  building,
  card,
  cards,
  cardTap,
  hourglass,
  phoneBank,
  phoneTap,
} from '../../ui/icons/icon-paths-payment.ts';

/** What each way to pay is known by, beside its name. */
export const paymentIcon: Readonly<Record<PaymentCode, string>> = {
  1: card,
  2: cash,
  3: hourglass,
  4: bank,
  5: building,
  6: phoneTap,
  7: cards,
  8: cardTap,
  9: phoneBank,
};
