import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { savePasswordHash } from '../../../demo/server/repo/operators/operators-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { createConsoleBrowser, createOperator } from '../testing/console-operator.ts';
import { enginesOfScope } from '../testing/engines.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { openRoom, reserve } from '../testing/room-business.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { placeOrder } from '../testing/test-orders.ts';

const PASSWORD = 'four quite random words';

describe.each(enginesOfScope)('the operators of a business, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(() => openTeaHouse(backend, 'second-tea', {}));
  const createOwner = () => createOperator(backend, 'owner', { 'tea-house': 'owner' });
  const loadRole = async (name: string, referenceId = 'tea-house') => {
    const { query } = backend.database();
    const operator = await query.operators.findFirst({ where: (t, { eq }) => eq(t.name, name) });
    const roles = await query.operatorRoles.findMany();
    return (
      roles.find((row) => row.operatorId === operator?.id && row.referenceId === referenceId)?.role ?? null
    );
  };
  const findOperatorId = async (name: string) =>
    (await backend.database().query.operators.findFirst({ where: (t, { eq }) => eq(t.name, name) }))?.id ??
    '';
  const business = 'tea-house';

  it('an owner adds an operator, who chooses a password through the link on the page and has the chosen role', async () => {
    const owner = await createOwner();
    const addResponse = await owner.submit('/console/operators', {
      business,
      name: ' Berta ',
      role: 'staff',
    });
    const page = await addResponse.text();
    const [, token = ''] = /value="http:\/\/localhost\/console\/enter\?token=([\w-]+)"/.exec(page) ?? [];
    const browser = createConsoleBrowser(backend);
    const path = `/console/enter?token=${token}`;
    expect(await (await browser.get(path)).text()).toContain('berta');
    const form = { token, password: PASSWORD, repeated: PASSWORD };
    expect((await browser.submit(path, '/console/enter', form)).status).toBe(303);

    expect((await browser.get('/console')).status).toBe(200);
    expect((await browser.get('/console/coupons')).status).toBe(403);
    expect(await loadRole('berta')).toBe('staff');
    expect(await owner.load('/console/operators')).not.toContain(token);
  });

  it('a change of an operator’s role has effect at once, and removing an operator ends the session', async () => {
    const owner = await createOwner();
    const carl = await createOperator(backend, 'carl', { 'tea-house': 'manager' });
    expect((await carl.get('/console/coupons')).status).toBe(200);
    await owner.submit(`/console/operators/${carl.id}/role`, { business, role: 'staff' });
    expect((await carl.get('/console/coupons')).status).toBe(403);
    await owner.submit(`/console/operators/${carl.id}/remove`, { business });
    expect((await carl.get('/console')).status).toBe(303);
    expect(await findOperatorId('carl')).toBe('');
  });

  it('an operator who is removed from one business keeps the roles at other businesses', async () => {
    const owner = await createOwner();
    const dora = await createOperator(backend, 'dora', { 'tea-house': 'staff', 'second-tea': 'staff' });
    await owner.submit(`/console/operators/${dora.id}/remove`, { business });
    expect([await loadRole('dora'), await loadRole('dora', 'second-tea')]).toEqual([null, 'staff']);
  });

  it('refuses to remove or demote the last owner of a business', async () => {
    await openTeaHouse(backend, 'lonely-tea', {});
    const owner = await createOperator(backend, 'lonely', { 'lonely-tea': 'owner' });
    const form = { business: 'lonely-tea' };
    const demotionResponse = await owner.submit(`/console/operators/${owner.id}/role`, {
      ...form,
      role: 'staff',
    });
    const removalResponse = await owner.submit(`/console/operators/${owner.id}/remove`, form);
    for (const response of [demotionResponse, removalResponse]) {
      expect(response.status).toBe(409);
      expect(await response.text()).toContain('A business needs an owner');
    }
    expect(await loadRole('lonely', 'lonely-tea')).toBe('owner');
  });

  it('does not let one owner take over an operator who works for another business', async () => {
    const owner = await createOwner();
    const emil = await createOperator(backend, 'emil', { 'second-tea': 'owner' });
    await savePasswordHash(backend.database(), emil.id, 'scrypt$1$1$1$a$b');
    const addResponse = await owner.submit('/console/operators', { business, name: 'emil', role: 'staff' });
    expect(addResponse.status).toBe(409);
    expect(await addResponse.text()).toContain('This name is taken');

    const fred = await createOperator(backend, 'fred', { 'tea-house': 'staff', 'second-tea': 'owner' });
    const linkResponse = await owner.submit(`/console/operators/${fred.id}/link`, { business });
    expect(linkResponse.status).toBe(409);
    expect(await linkResponse.text()).toContain('Only a platform operator can send this link');
  });

  it.each([
    [{ name: 'x', role: 'staff' }, 'Enter a name of 3 to 64'],
    [{ name: '<b>bold</b>', role: 'staff' }, 'Enter a name of 3 to 64'],
    [{ name: 'admin', role: 'staff' }, 'This name is taken'],
    [{ name: 'greta', role: 'king' }, 'Choose a role'],
  ])('refuses to add the operator %j, and says why', async (form, message) => {
    const owner = await createOwner();
    const response = await owner.submit('/console/operators', { business, ...form });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).toContain(message);
    expect(await loadRole(form.name)).toBeNull();
  });

  it('the audit log says which operator did what, without personal data of customers', async () => {
    const owner = await createOwner();
    const hana = await createOperator(backend, 'hana', { 'tea-house': 'manager' });
    const otherOwner = await createOperator(backend, 'other', { 'second-tea': 'owner' });
    const order = await placeOrder(backend, { name: 'Grace Hopper' });
    const customer = await logInWithWallet(backend, 0);
    await hana.submit(`/console/orders/${order.id}/move`, { to: '1' });
    await hana.submit(`/console/wallets/${customer.user.id}/credit`, {
      amount: '5',
      note: 'For Grace',
      key: 'key-of-the-form',
    });
    await owner.submit('/console/operators', { business, name: 'ivan', role: 'staff' });

    const auditLog = (await hana.load('/console/audit')).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

    expect(auditLog).toContain(`hana Order ${order.number}: Accepted`);
    expect(auditLog).toContain('hana Gave a credit of 5 EUR to a customer');
    expect(auditLog).toContain('owner Added ivan as Staff');
    for (const personalText of ['Grace', customer.number.phone]) expect(auditLog).not.toContain(personalText);
    expect(await otherOwner.load('/console/audit')).not.toContain(order.number);
  });

  it('leaves the status of an order or reservation unchanged if the audit log cannot record the change', async () => {
    const owner = await createOwner();
    const db = backend.database();
    const order = await placeOrder(backend);
    const roomBranchId = await openRoom(backend, 'audited');
    const roomOwner = await createOperator(backend, 'kate', { audited: 'owner' });
    const { reservation } = await reserve(backend, roomBranchId);
    const loadStatuses = async () => [
      (await db.query.orders.findFirst({ where: (t, { eq }) => eq(t.id, order.id) }))?.status,
      (await db.query.reservations.findFirst({ where: (t, { eq }) => eq(t.id, reservation.id) }))?.status,
    ];
    const acceptOrderAndReservation = async () => [
      (await owner.submit(`/console/orders/${order.id}/move`, { to: '1' })).status,
      (await roomOwner.submit(`/console/reservations/${reservation.id}/move`, { to: '1' })).status,
    ];
    await db.execute(
      sql`alter table operator_audit add constraint no_moves check (action not like '%_moved') not valid`,
    );
    expect(await acceptOrderAndReservation()).toEqual([500, 500]);
    expect(await loadStatuses()).toEqual([0, 0]);
    expect(backend.takeLoggedErrors()).toHaveLength(2);

    await db.execute(sql`alter table operator_audit drop constraint no_moves`);
    expect(await acceptOrderAndReservation()).toEqual([303, 303]);
    expect(await loadStatuses()).toEqual([1, 1]);
  });

  it('the console lists the audit log in pages, and the database refuses to change an entry', async () => {
    const owner = await createOwner();
    const subjects = Array.from({ length: 60 }, (_, index) => `subject-${index}`);
    const db = backend.database();
    for (const subject of subjects)
      await db.execute(
        sql`insert into operator_audit (at, operator_id, operator_name, reference_id, action, subject)
          values (now(), 'x', 'pager', 'tea-house', 'operator_removed', ${subject})`,
      );
    const firstPage = await owner.load('/console/audit?business=tea-house');
    expect(firstPage).toContain('subject-59<');
    expect(firstPage).not.toContain('subject-9<');
    const [, olderLink = ''] = /href="([^"]*)">Older entries/.exec(firstPage) ?? [];
    expect(await owner.load(olderLink.replaceAll('&amp;', '&'))).toContain('subject-9<');
    await expect(db.execute(sql`delete from operator_audit`)).rejects.toThrow();
    await expect(db.execute(sql`update operator_audit set subject = ''`)).rejects.toThrow();
  });
});
