import type { Db } from '../../db/open.ts';
import { insertCode } from '../../repo/developer-inbox.ts';
import type { Notifier } from './notifier.ts';

/** Shows messages in the console, in place of phones (decisions, section 5). */
export const consoleInbox = (db: Db): Notifier => ({
  name: 'console inbox',
  send: ({ referenceId, channel, dialCode, phone, code, sentAt, expiresAt }) =>
    insertCode(db, { referenceId, channel, recipient: dialCode + phone, code, sentAt, expiresAt }),
});
