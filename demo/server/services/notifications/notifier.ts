/**
 * Messages to phones: one-time codes and reminders of reservations. A notifier sends them through a channel. A sandbox
 * writes them to the developer inbox, a table that the console displays (repo/notifications).
 */

import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { insertMessage } from '../../repo/notifications/developer-inbox-repo.ts';

/** How a message reaches a phone. */
export type Channel = 'sms' | 'whatsapp';

interface PhoneMessage {
  readonly referenceId: string;
  readonly channel: Channel;
  /** With its plus sign: "+965". */
  readonly dialCode: string;
  /** The national digits, without the dial code. */
  readonly phone: string;
  readonly sentAt: Date;
}

/** A one-time code to send to a phone. */
export interface CodeMessage extends PhoneMessage {
  /** The business's name. */
  readonly businessName: LocalizedText;
  readonly code: string;
  readonly expiresAt: Date;
}

/** A text to send to a phone, in its owner's language. */
export interface TextMessage extends PhoneMessage {
  readonly text: string;
}

/** Sends messages to phones through a gateway. Rejects when a message could not be sent. */
export interface Notifier {
  readonly name: string;
  readonly sendCode: (message: CodeMessage) => Promise<void>;
  readonly sendText: (message: TextMessage) => Promise<void>;
}

/** One notifier per channel. */
export type Notifiers = Readonly<Record<Channel, Notifier>>;

/** Writes messages to the developer inbox instead of sending them (decisions, section 5). */
const createInboxNotifier = (db: Db): Notifier => ({
  name: 'console inbox',
  sendCode: ({ referenceId, channel, dialCode, phone, code, sentAt, expiresAt }) =>
    insertMessage(db, { referenceId, channel, recipient: dialCode + phone, code, sentAt, expiresAt }),
  sendText: ({ referenceId, channel, dialCode, phone, text, sentAt }) =>
    insertMessage(db, { referenceId, channel, recipient: dialCode + phone, text, sentAt }),
});

const rejectSending = async (): Promise<never> => {
  throw new Error(
    'The message was not sent, because no gateway is configured. Implement Notifier (demo/server/services/notifications), or set SANDBOX=true to test without one.',
  );
};

/**
 * Refuses every message, because there is no gateway. Outside a sandbox, a one-time code may appear only on the phone.
 */
const missingGateway: Notifier = { name: 'none', sendCode: rejectSending, sendText: rejectSending };

/**
 * Thrown when a gateway did not send a message. The gateway's own text is left out, because it can repeat the phone,
 * the code and the text.
 */
class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
}

/** `code` of a Node.js error, such as `ECONNREFUSED`. */
const NODE_CODE = /^[A-Z][A-Z_]{2,40}$/;

const MAX_CAUSES = 5;

/** Why sending failed, as the end of a message: `: 503`. Searches the causes of the error too. Empty when unknown. */
function describeCause(error: unknown, depth = 0): string {
  const { status, code, cause } = Object(error) as Readonly<Record<string, unknown>>;
  if (Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 599) return `: ${status}`;
  if (typeof code === 'string' && NODE_CODE.test(code)) return `: ${code}`;
  if (error instanceof DOMException && error.name === 'TimeoutError') return ': no response in time';
  return cause === undefined || depth === MAX_CAUSES ? '' : describeCause(cause, depth + 1);
}

/** Replaces the errors of a gateway with our own. */
function hideErrors({ name, ...gateway }: Notifier): Notifier {
  const replaceError = async (sending: Promise<void>): Promise<void> => {
    await sending.catch((error: unknown) => {
      throw new MessageNotSent(`The gateway ${name} did not send a message${describeCause(error)}`);
    });
  };
  return {
    name,
    sendCode: (message) => replaceError(gateway.sendCode(message)),
    sendText: (message) => replaceError(gateway.sendText(message)),
  };
}

/**
 * Creates the notifiers of all channels. A channel without an override uses the developer inbox in a sandbox, and
 * otherwise refuses every message.
 */
export function createNotifiers(db: Db, hasInbox: boolean, overrides: Partial<Notifiers> = {}): Notifiers {
  const defaultNotifier = hasInbox ? createInboxNotifier(db) : missingGateway;
  const toNotifier = (gateway: Notifier | undefined) => (gateway ? hideErrors(gateway) : defaultNotifier);
  return { sms: toNotifier(overrides.sms), whatsapp: toNotifier(overrides.whatsapp) };
}
