import type * as z from 'zod/mini';
import type { suspendedBody } from '../../../../src/api/contract/business-contract.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { Refusal } from '../shared/refusal.ts';

type Contact = z.input<typeof suspendedBody>['contact'];

/** A business's contact details, which customers see while it is switched off. */
const getContact = ({ file, response: { restaurant } }: Business): Contact => ({
  business_name: restaurant.business_name,
  message: file.switched_off_message,
  phone: restaurant.phone,
  whatsapp_phone: restaurant.whatsapp_phone,
  social_links: restaurant.social_links,
});

export const isSwitchedOff = ({ file }: Pick<Business, 'file'>): boolean => file.switched_off ?? false;

/** Returns the business unless it is switched off. Throws Refusal 433 (decisions, section 3). */
export function requireSwitchedOn(business: Business): Business {
  if (isSwitchedOff(business))
    throw new Refusal(433, 'switched_off', 'This business is not taking orders at the moment', {
      contact: getContact(business),
    });
  return business;
}
