import type { MessageKey } from '../../i18n/messages.ts';

/** Why a guard led elsewhere, as the message to show there. */
export type Notice = Extract<MessageKey, `notice.${string}`>;

/** A notice travels through the router as text; anything else is not ours to show. */
export const isNotice = (text: string | null): text is Notice => !!text && text.startsWith('notice.');
