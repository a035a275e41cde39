interface Place {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

/** The address that dials a number, however it is written. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The address that opens a chat with a number, which names its country. */
export const whatsappUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** The way there on the customer's own maps: to the place, else to the address; null where neither is known. */
export function directionsUrl({ lat, lng }: Place, address?: string): string | null {
  const to = lat != null && lng != null ? `${lat},${lng}` : address && encodeURIComponent(address);
  return to ? `https://www.google.com/maps/dir/?api=1&destination=${to}` : null;
}
