import type { OrderType } from '../../domain/menu/menu-types.ts';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import type { MessageKey } from '../../i18n/messages.ts';

/** Message key that explains why a guard redirected the customer. */
export type Notice = Extract<MessageKey, `notice.${string}`>;

const isNotice = (text: string | undefined): text is Notice => !!text?.startsWith('notice.');

/** Encodes a notice, and the order type that its message names, as the text that the router passes to the screen. */
export const formatNotice = (notice: Notice, type: OrderType): string => `${notice} ${type}`;

/** Parses a notice from the router. Null for any other text. */
export function parseNotice(
  text: string | null,
): { readonly notice: Notice; readonly type: OrderType | null } | null {
  const [notice, typeName = ''] = text?.split(' ') ?? [];
  return isNotice(notice) ? { notice, type: normaliseOrderType(typeName) } : null;
}
