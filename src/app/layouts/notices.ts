import type { MessageKey } from '../../i18n/messages.ts';

/** Message key that explains why a guard redirected the customer. */
export type Notice = Extract<MessageKey, `notice.${string}`>;

/** The router carries a notice as plain text. Any other text is not a message key. */
export const isNotice = (text: string | null): text is Notice => !!text && text.startsWith('notice.');
