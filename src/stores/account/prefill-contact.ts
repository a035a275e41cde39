import { choosePhone } from '../../domain/delivery/choose-phone.ts';
import type { Stores } from '../create-stores.ts';

interface ContactDraft {
  readonly name: string;
  /** The national number, digits only. */
  readonly phone: string;
  /** For example `+965`; empty until chosen. */
  readonly dialCode: string;
}

/**
 * Contact details for a reservation: the typed ones, else the user's, else those from the last order (spec, section 5).
 */
export function prefillContact(
  { session, cart }: Pick<Stores, 'session' | 'cart'>,
  typedContact: ContactDraft,
): ContactDraft {
  const { customer, user } = session.getState();
  const accountUser = customer === 'authenticated' ? user : null;
  const { details } = cart.getState();
  const phone = choosePhone({
    typedPhone: { dialCode: typedContact.dialCode, national: typedContact.phone },
    accountPhone: accountUser && { dialCode: accountUser.dialCode ?? '', national: accountUser.phone ?? '' },
    deliveryPhone: { dialCode: details.dialCode, national: details.phone },
    locationPhone: null,
  });
  return {
    name: [typedContact.name, accountUser?.name, details.name].find((name) => name?.trim()) ?? '',
    phone: phone?.national ?? '',
    dialCode: phone?.dialCode ?? '',
  };
}
