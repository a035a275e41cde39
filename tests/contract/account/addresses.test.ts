import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';

const sessionId = 'a-session';

// These calls use no database, so one engine is enough.
describe.each(databaseEngines.slice(0, 1))('address suggestions, on $name', (engine) => {
  const backend = useBackend(engine);
  const suggestAddresses = async (
    address: string,
    { flag, locale = 'en' }: { flag?: string; locale?: string } = {},
  ) =>
    (
      await backend.call('getAddress', {
        body: { address, sessionId, ...(flag && { flag }) },
        headers: { locale },
      })
    ).suggestions;
  const chooseAddress = async (placeId: string, title = '', locale = 'en') =>
    (
      await backend.call('setAddress', {
        body: { address: '', title, placeId, sessionId },
        headers: { locale },
      })
    ).address;

  // @spec calls/post-webapp-get-address
  it('suggests addresses that start with the typed text, and returns the location of the chosen address', async () => {
    const [kollwitz] = await suggestAddresses('kollwitzstr', { flag: 'DE' });
    expect(kollwitz).toMatchObject({
      title: 'Kollwitzstraße',
      address: expect.stringContaining('Prenzlauer Berg'),
    });
    const address = await chooseAddress(kollwitz?.placeId ?? '', 'At home');
    expect(address).toMatchObject({ title: 'At home', street: 'Kollwitzstraße', city: 'Berlin' });
    expect(address.lat).toBeCloseTo(52.537, 1);
    expect(address.lng).toBeCloseTo(13.417, 1);
  });

  // @spec calls/post-webapp-set-address
  it('an address suggestion keeps the house number that the customer typed', async () => {
    const [suggestion] = await suggestAddresses('Kollwitzstraße 118a');
    expect(suggestion?.title).toBe('Kollwitzstraße 118a');
    expect(await chooseAddress(suggestion?.placeId ?? '')).toMatchObject({
      title: 'Kollwitzstraße 118a',
      street: 'Kollwitzstraße',
      house_number: '118a',
    });
  });

  it('returns addresses in the language of the app, whatever the language of the typed text', async () => {
    const [english] = await suggestAddresses('salmiya', { flag: 'KW' });
    const [arabic] = await suggestAddresses('السالميه', { flag: 'KW', locale: 'ar' });
    expect(arabic?.placeId).toBe(english?.placeId);
    expect([english?.title, arabic?.title]).toEqual(['Salmiya', 'السالمية']);
    expect(await chooseAddress(english?.placeId ?? '', '', 'ar')).toMatchObject({ title: 'السالمية' });
  });

  it('suggests addresses only in the requested country, and never a country itself', async () => {
    expect(await suggestAddresses('salmiya', { flag: 'DE' })).toEqual([]);
    expect(await suggestAddresses('Kuwait Towers', { flag: 'KW' })).toMatchObject([
      { title: 'Kuwait Towers' },
    ]);
    expect(await suggestAddresses('Germany')).toEqual([]);
  });

  it.each(['   ', '12', '!!!', '\u202e', 'x'.repeat(250), '%', '.*'])(
    'suggests no address for the text %j',
    async (address) => {
      expect(await suggestAddresses(address)).toEqual([]);
    },
  );

  // @spec calls/post-webapp-get-address
  it.each([
    ['getAddress', { address: '', sessionId }, 'address'],
    ['getAddress', { address: 'x'.repeat(251), sessionId }, 'address'],
    ['getAddress', { address: 'Salmiya', sessionId: '' }, 'sessionId'],
    ['getAddress', { address: 'Salmiya' }, 'sessionId'],
    ['getAddress', { address: 'Salmiya', sessionId, flag: 'kw' }, 'flag'],
    ['setAddress', { address: '', title: '', sessionId }, 'placeId'],
    ['setAddress', { address: '', title: 'x'.repeat(251), placeId: '1', sessionId }, 'title'],
  ] as const)(
    'refuses the address request %s with %j, and names the invalid field',
    async (call, body, field) => {
      const response = await backend.expectRefusal(call, { body });
      expect([response.status, response.body.code, Object.keys(response.body.fields ?? {})]).toEqual([
        422,
        'invalid',
        [field],
      ]);
    },
  );

  // @spec calls/post-webapp-set-address
  it.each(['', '0', '999999', '-1', '1e3', '175:', '175:__proto__', 'constructor', '９'])(
    'refuses the place id %j, which the address search never suggested',
    async (placeId) => {
      const body = { address: '', title: '', placeId, sessionId };
      expect((await backend.expectRefusal('setAddress', { body })).body.code).toBe('place_unknown');
    },
  );
});
