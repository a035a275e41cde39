import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import type { CallInput } from '../../../src/api/contract/call.ts';
import type { calls } from '../../../src/api/contract/contract.ts';
import type { WireReservation } from '../../../src/api/contract/reservation-contract.ts';
import { type Backend, getFixturePath } from './backend.ts';

type ReserveBody = CallInput<typeof calls.reserveTable>['body'];
type Input = Parameters<Backend['importFile']>[0];

const localize = (text: string) => ({ en: text, de: text });
const buildTable = (id: string, seats: number, businessChanges: object = {}) => ({
  id,
  name: localize(id),
  seats,
  ...businessChanges,
});

/** Changes for a branch: four tables in two areas, and one closed day. */
const ROOM = {
  tables: [
    buildTable('two', 2, { area: 'room' }),
    buildTable('four', 4, { area: 'room' }),
    buildTable('garden', 4, { area: 'garden' }),
    buildTable('long', 8, { area: 'room', seats_from: 5 }),
  ],
  reservation: {
    areas: [
      { id: 'room', name: localize('Room') },
      { id: 'garden', name: localize('Garden') },
    ],
    closed_days: ['2026-03-08'],
  },
};

const SETTINGS = { enabled: true, with_table: true, max_users: 8 };

interface RoomChanges {
  readonly reservation?: object;
  readonly settings?: object;
  readonly branch?: object;
  readonly businessChanges?: object;
}

/** Imports the tea house with tables to reserve. Its branch is open from 8 to 18. */
export async function openRoom(
  backend: Backend,
  reference_id: string,
  { reservation = {}, settings = {}, branch = {}, businessChanges = {} }: RoomChanges = {},
): Promise<string> {
  const file = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as BusinessFile;
  const [firstBranch, ...otherBranches] = file.branches;
  await backend.importFile({
    ...file,
    reference_id,
    domains: [],
    pixels: [],
    settings: { ...file.settings, ...settings, reservation: { ...SETTINGS, ...reservation } },
    branches: [{ ...firstBranch, ...ROOM, ...branch }, ...otherBranches],
    ...businessChanges,
  } as Input);
  return `${reference_id}~mitte`;
}

/** Lunch on Thursday. The tests' clock starts on Wednesday at noon. */
export const LUNCH = '2026-03-05T12:00:00+01:00';

export const buildReservationBody = (branch_id: string, changes: Partial<ReserveBody> = {}): ReserveBody => ({
  branch_id,
  type: 1,
  starts_at: LUNCH,
  guests: 2,
  name: 'Ada',
  phone: '1701234567',
  dial_code: '+49',
  ...changes,
});

interface PlacedReservation {
  readonly reservation: WireReservation;
  /** The `Order-Key` header that proves who made the reservation. */
  readonly owner: { readonly 'order-key': string };
  readonly key: string;
}

export async function reserve(
  backend: Backend,
  branchId: string,
  changes: Partial<ReserveBody> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<PlacedReservation> {
  const key = randomUUID();
  const { reservation } = await backend.call('reserveTable', {
    body: buildReservationBody(branchId, changes),
    headers: { 'idempotency-key': key, ...headers },
  });
  return { reservation, owner: { 'order-key': key }, key };
}

/** Changes the status of a reservation, as the staff does. */
export const moveReservation = (backend: Backend, id: string, newStatus: number): Promise<Response> =>
  backend.request(`/console/reservations/${id}/move`, {
    method: 'POST',
    body: `to=${newStatus}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
  });
