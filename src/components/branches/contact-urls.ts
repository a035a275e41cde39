import { filterPhoneCharacters } from '../../domain/phone/phone-text.ts';

interface Coordinates {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

/** The URL that opens a WhatsApp chat with a phone number. The number must include its calling code. */
export const buildWhatsappUrl = (phone: string): string =>
  `https://wa.me/${filterPhoneCharacters(phone).replace('+', '')}`;

/**
 * The URL of directions to the coordinates, or to the address if there are no coordinates. Null if both are unknown.
 */
export function buildDirectionsUrl({ lat, lng }: Coordinates, address?: string): string | null {
  const destination = lat != null && lng != null ? `${lat},${lng}` : address && encodeURIComponent(address);
  return destination ? `https://www.google.com/maps/dir/?api=1&destination=${destination}` : null;
}
