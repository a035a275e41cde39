import type { Db } from '../../db/open-database.ts';
import { insertMessage } from '../../repo/notifications/developer-inbox-repo.ts';
import type { Notifier, Notifiers } from './notifier.ts';

/** Shows messages in the console, in place of phones (decisions, section 5). */
const consoleInbox = (db: Db): Notifier => ({
  name: 'console inbox',
  send: ({ referenceId, channel, dialCode, phone, code, sentAt, expiresAt }) =>
    insertMessage(db, { referenceId, channel, recipient: dialCode + phone, code, sentAt, expiresAt }),
  tell: ({ referenceId, channel, dialCode, phone, text, sentAt }) =>
    insertMessage(db, { referenceId, channel, recipient: dialCode + phone, text, sentAt }),
});

/** Who takes the messages of each channel: the console, unless somebody is named. */
export function notifiersOr(db: Db, named: Partial<Notifiers> = {}): Notifiers {
  const inbox = consoleInbox(db);
  return { sms: inbox, whatsapp: inbox, ...named };
}
