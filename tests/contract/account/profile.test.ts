import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { logIn, type TestAccount } from '../testing/test-accounts.ts';

const createLocation = (id: string, changes: object = {}) => ({ id, street: `Street of ${id}`, ...changes });

describe.each(pgliteOnly)('the profile, on $name', (engine) => {
  const backend = useBackend(engine);
  const updateProfile = async ({ headers }: TestAccount, body: object) =>
    (await backend.call('updateProfile', { body, headers })).user;
  const expectRefusal = async ({ headers }: TestAccount, body: unknown) => {
    const { status, body: refusal } = await backend.expectRefusal('updateProfile', { body, headers });
    return [status, refusal.code, ...Object.keys(refusal.fields ?? {})];
  };

  // @spec calls/get-webapp-profile-user-id, calls/post-webapp-update-profile
  it('a profile update keeps the omitted fields, and clears the fields that are null', async () => {
    const ada = await logIn(backend);
    expect(
      await updateProfile(ada, { name: ' Ada ', email: 'ada@example.org', language: 'ar' }),
    ).toMatchObject({
      name: 'Ada',
      email: 'ada@example.org',
      language: 'ar',
    });
    expect(await updateProfile(ada, { email: null })).toMatchObject({
      name: 'Ada',
      email: null,
      language: 'ar',
    });
    const unchangedProfile = await updateProfile(ada, {});
    const params = { user_id: ada.user.id };
    expect((await backend.call('profile', { params, headers: ada.headers })).user).toEqual(unchangedProfile);
  });

  // @spec entities/user
  it('stores a customer’s addresses as written, with exactly one default address', async () => {
    const ada = await logIn(backend);
    const homeLocation = createLocation('home', {
      title: 'بيت',
      lat: 52.5,
      lng: 13.4,
      type: 'apartment',
      floor: '3',
    });
    expect(
      (await updateProfile(ada, { locations: [homeLocation, createLocation('work')] })).locations,
    ).toMatchObject([
      { ...homeLocation, default: true },
      { id: 'work', default: false },
    ]);
    const twoLocations = [
      createLocation('home', { default: false }),
      createLocation('work', { default: true }),
    ];
    const listDefaults = (user: typeof ada.user) => user.locations.map((location) => location.default);
    expect(listDefaults(await updateProfile(ada, { locations: twoLocations }))).toEqual([false, true]);
    expect(
      listDefaults(
        await updateProfile(ada, {
          locations: twoLocations.map((location) => ({ ...location, default: true })),
        }),
      ),
    ).toEqual([true, false]);
    expect((await updateProfile(ada, { locations: [] })).locations).toEqual([]);
  });

  // @spec calls/post-webapp-update-profile
  it('refuses an invalid profile update, names the invalid field, and changes nothing', async () => {
    const ada = await logIn(backend);
    const profileBefore = await updateProfile(ada, { name: 'Ada' });
    expect(await expectRefusal(ada, { name: '  ' })).toEqual([422, 'invalid', 'name']);
    expect(await expectRefusal(ada, { email: 'nowhere' })).toEqual([422, 'invalid', 'email']);
    expect(await expectRefusal(ada, { language: 'Klingon' })).toEqual([422, 'invalid', 'language']);
    expect(await expectRefusal(ada, { name: 'A\u0000da' })).toEqual([422, 'invalid']);
    expect(await expectRefusal(ada, { locations: [createLocation('home'), createLocation('home')] })).toEqual(
      [422, 'location_twice', 'locations'],
    );
    const tooManyLocations = Array.from({ length: 51 }, (_, index) => createLocation(`location-${index}`));
    expect(await expectRefusal(ada, { locations: tooManyLocations })).toEqual([422, 'invalid', 'locations']);
    expect(await updateProfile(ada, {})).toEqual(profileBefore);
  });

  it('a profile update requires a login, and never changes the account id, phone or business', async () => {
    expect((await backend.expectRefusal('updateProfile', { body: { name: 'Nobody' } })).status).toBe(401);
    const ada = await logIn(backend);
    const forgedFields = {
      id: 'x',
      business_id: 'corner-shop',
      phone: '1',
      phone_verified: false,
      wallet: {},
    };
    expect(await updateProfile(ada, { ...forgedFields, name: 'Ada' })).toEqual({ ...ada.user, name: 'Ada' });
  });
});
