import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { courier, MAIN_BRANCH } from '../testing/courier-business.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { MITTE } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('delivery zones, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    await backend.importFile(courier);
  });
  const loadZones = (branch_id: string, query = {}) =>
    backend.call('zones', { params: { branch_id }, query });

  // @spec entities/delivery-zone-areas, calls/get-webapp-zones-branch-id
  it('returns each delivery zone with its shape, holes, areas, colours, times and form fields', async () => {
    const response = await loadZones(MAIN_BRANCH);
    const [wideZone, innerZone, shapelessZone, ...otherZones] = response.zones;
    expect(otherZones).toEqual([]);
    const [, innerZoneInFile] = courier.zones;
    expect(innerZone).toMatchObject({
      ...innerZoneInFile,
      branch: MAIN_BRANCH,
      unit: 'minute',
      areas: [
        { id: 'kiez', zone_id: 'inner', parent_name: { en: 'Mitte' }, shape: { type: 'Polygon' } },
        { id: 'corner', zone_id: 'inner', shape: { type: 'Point', coordinates: [13.385, 52.485] } },
      ],
    });
    expect([wideZone?.delivery_time, wideZone?.unit, shapelessZone?.delivery_time]).toEqual([1, 'hour', 30]);
    expect(shapelessZone?.shape).toBeUndefined();
    expect(response.form).toMatchObject({
      type: 'home',
      fields: { street: { on: true, required: true }, floor: { on: true, required: false } },
    });
    expect(response).toMatchObject({ drop_pin: false, send_gift: true, enable_gift: false, countries: [] });
    expect(response.shipping_form).toBeUndefined();
  });

  // @spec entities/delivery-zone-areas
  it('returns the shipping countries with their form when the request asks for them', async () => {
    const response = await loadZones(MAIN_BRANCH, { shipping: 'true' });
    expect(response.countries).toEqual([
      {
        country: { en: 'Austria' },
        country_iso: 'AT',
        branch_id: MAIN_BRANCH,
        fees_per_kg: 4,
        fixed_fees: 3,
        min_order: 15,
      },
    ]);
    expect(response.shipping_form?.fields.postcode).toEqual({ on: true, required: true });
    expect(response.zones).toHaveLength(3);
  });

  it('returns only the delivery zones and shipping countries of the requested branch', async () => {
    const { zones, countries } = await loadZones('courier~north', { shipping: 'true' });
    expect(zones.map(({ id }) => id)).toEqual(['north']);
    expect(countries.map(({ country_iso }) => country_iso)).toEqual(['KW']);
  });

  it('the delivery form asks for street and house number when the business sets no form fields', async () => {
    const { form, shipping_form } = await loadZones(MITTE, { shipping: 'true' });
    const listRequiredFields = (addressForm: typeof form) =>
      Object.entries(addressForm?.fields ?? {}).flatMap(([name, rule]) => (rule.required ? [name] : []));
    expect(form?.type).toBe('residency');
    expect(listRequiredFields(form)).toEqual(['street', 'house_number']);
    expect(listRequiredFields(shipping_form)).toEqual(['city', 'postcode', 'street']);
  });

  it.each(['courier', 'courier~', 'courier~south', 'nobody~main', '~main', '__proto__~constructor'])(
    'answers 404 for the delivery zones of the unknown branch %j',
    async (branch_id) => {
      const { status, body } = await backend.expectRefusal('zones', { params: { branch_id } });
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );

  // @spec calls/get-webapp-zones-branch-id
  it('refuses a zone request whose `shipping` has any value except true', async () => {
    const { status, body } = await backend.expectRefusal('zones', {
      params: { branch_id: MAIN_BRANCH },
      query: { shipping: 'yes' },
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['shipping']]);
  });
});
