/**
 * Messages to phones: one-time codes and reminders of reservations. A notifier sends them through a channel. The demo writes
 * them to the developer inbox, a table that the console shows (repo/notifications).
 */

import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { insertMessage } from '../../repo/notifications/developer-inbox-repo.ts';

/** How a message reaches a phone. */
export type Channel = 'sms' | 'whatsapp';

interface ToPhone {
  readonly referenceId: string;
  readonly channel: Channel;
  /** "+965" and national digits. */
  readonly dialCode: string;
  readonly phone: string;
  readonly sentAt: Date;
}

/** A one-time code on its way to a phone. */
export interface CodeMessage extends ToPhone {
  /** Whose code it is, as its customers know it. */
  readonly businessName: LocalizedText;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Words on their way to a phone, in the language of whoever has it. */
export interface TextMessage extends ToPhone {
  readonly text: string;
}

/** Takes messages to phones. An implementation speaks to a gateway of its channel; it rejects when the message is not on its way. */
export interface Notifier {
  readonly name: string;
  readonly send: (message: CodeMessage) => Promise<void>;
  readonly tell: (message: TextMessage) => Promise<void>;
}

/** Who takes the messages of each channel. */
export type Notifiers = Readonly<Record<Channel, Notifier>>;

/** Shows messages in the console, in place of phones (decisions, section 5). */
const consoleInbox = (db: Db): Notifier => ({
  name: 'console inbox',
  send: ({ referenceId, channel, dialCode, phone, code, sentAt, expiresAt }) =>
    insertMessage(db, { referenceId, channel, recipient: dialCode + phone, code, sentAt, expiresAt }),
  tell: ({ referenceId, channel, dialCode, phone, text, sentAt }) =>
    insertMessage(db, { referenceId, channel, recipient: dialCode + phone, text, sentAt }),
});

/** Who takes the messages of each channel: the console, unless somebody is named. */
export function createNotifiers(db: Db, named: Partial<Notifiers> = {}): Notifiers {
  const inbox = consoleInbox(db);
  return { sms: inbox, whatsapp: inbox, ...named };
}
