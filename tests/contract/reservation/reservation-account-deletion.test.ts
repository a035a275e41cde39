import { beforeAll, describe, expect, it } from 'vitest';
import { insertMessage } from '../../../demo/server/repo/notifications/developer-inbox-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { waitUntilPasses } from '../testing/payer.ts';
import { openRoom, reserve } from '../testing/room-business.ts';
import { findTablesContaining } from '../testing/table-search.ts';
import { createPhoneNumber, logIn } from '../testing/test-accounts.ts';

const PERSONAL_TEXTS = ['Quillfeather', 'Quietly by the window', 'Quinces make me ill'];
const [name = '', note = '', value = ''] = PERSONAL_TEXTS;

describe.each(pgliteOnly)('the reservations of a deleted account, on $name', (engine) => {
  const backend = useBackend(engine);
  let branchId = '';
  beforeAll(async () => {
    const label = { en: 'Allergies?', de: 'Allergien?' };
    branchId = await openRoom(backend, 'forgetful', {
      businessChanges: { reservation_form: { questions: [{ id: 'ill', type: 'text', label }] } },
    });
  });
  const findRemaining = (phone: string) =>
    findTablesContaining(backend.database(), [...PERSONAL_TEXTS, phone]);

  it('keeps a deleted account’s reservation until it is over, and then removes its personal data', async () => {
    const number = createPhoneNumber({ reference_id: 'forgetful' });
    const { user, headers } = await logIn(backend, number);
    const { phone, dial_code } = number;
    const answers = [{ question_id: 'ill', type: 'text' as const, value }];
    const personalData = { name, note, answers, phone, dial_code };
    const ownReservation = await reserve(backend, branchId, personalData, headers);
    const guestReservation = await reserve(backend, branchId, { ...personalData, table_id: 'garden' });
    await backend.call('cancelReservation', {
      params: { reservation_id: guestReservation.reservation.id },
      headers: guestReservation.owner,
    });
    await backend.call('deleteAccount', { params: { user_id: user.id }, headers });
    // The business still needs the name for the upcoming reservation.
    const page = await (await backend.request('/console/reservations?day=2026-03-05')).text();
    expect(page.match(/Quillfeather/g)).toHaveLength(1);
    backend.clock.now = Date.parse(ownReservation.reservation.ends_at) + 1000;
    await waitUntilPasses(async () => expect(await findRemaining(phone)).toEqual([]));
    const { reservation } = await backend.call('reservation', {
      params: { reservation_id: ownReservation.reservation.id },
    });
    expect(reservation).toMatchObject({ guests: 2, table: { id: 'two' } });
  });

  it('deleting an account deletes the reminders that were sent to another phone of the customer', async () => {
    const { user, headers } = await logIn(backend, createPhoneNumber({ reference_id: 'forgetful' }));
    const otherNumber = createPhoneNumber({ reference_id: 'forgetful' });
    const { phone, dial_code } = otherNumber;
    await reserve(backend, branchId, { name, phone, dial_code, table_id: 'garden' }, headers);
    const sentAt = new Date(backend.clock.now);
    const reminder = { referenceId: 'forgetful', recipient: dial_code + phone, text: 'See you soon', sentAt };
    await insertMessage(backend.database(), reminder);
    await backend.call('deleteAccount', { params: { user_id: user.id }, headers });
    expect(await findTablesContaining(backend.database(), ['See you soon'])).toEqual([]);
  });
});
