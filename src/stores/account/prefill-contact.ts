import { choosePhone } from '../../domain/delivery/choose-phone.ts';
import type { Stores } from '../create-stores.ts';

interface ContactDraft {
  readonly name: string;
  /** The national number, digits only. */
  readonly phone: string;
  /** For example `+965`; empty until chosen. */
  readonly dialCode: string;
  /** The name and phone that the app filled in, and not the customer. */
  readonly prefilled: { readonly name: string; readonly phone: string };
}

/** Returns the name and phone that the customer typed. A value that the app has prefilled is ''. */
export const findTypedContact = ({
  name,
  phone,
  prefilled,
}: Omit<ContactDraft, 'dialCode'>): Pick<ContactDraft, 'name' | 'phone'> => ({
  name: name === prefilled.name ? '' : name,
  phone: phone === prefilled.phone ? '' : phone,
});

/**
 * Contact details for a reservation: those typed in `draft`, else those of the account, else those typed for the last
 * order (spec, section 5). Details that were prefilled earlier do not count as typed, because another customer may have
 * logged in since.
 */
export function prefillContact(
  { session, cart }: Pick<Stores, 'session' | 'cart'>,
  draft: ContactDraft,
): ContactDraft {
  const { customer, user } = session.getState();
  const accountUser = customer === 'authenticated' ? user : null;
  const { details } = cart.getState();
  const typedContact = findTypedContact(draft);
  const orderContact = findTypedContact(details);
  const knownPhone = choosePhone({
    typedPhone: { dialCode: draft.dialCode, national: typedContact.phone },
    accountPhone: accountUser && { dialCode: accountUser.dialCode ?? '', national: accountUser.phone ?? '' },
    deliveryPhone: { dialCode: details.dialCode, national: orderContact.phone },
    locationPhone: null,
  });
  const name =
    [typedContact.name, accountUser?.name, orderContact.name].find((candidate) => candidate?.trim()) ?? '';
  const phone = knownPhone?.national ?? '';
  return {
    name,
    phone,
    dialCode: knownPhone?.dialCode ?? '',
    prefilled: { name: typedContact.name ? '' : name, phone: typedContact.phone ? '' : phone },
  };
}
