import { describe, expect, it } from 'vitest';
import {
  buildZonesBody,
  east,
  getDestinationId,
  IN_EAST,
  IN_WEST,
  NOWHERE,
  openDelivery,
  west,
} from '../testing/delivery-stores.ts';

describe('a pin', () => {
  it('keeps a chosen area without an outline if the pin is in the area’s zone', async () => {
    const stores = await openDelivery();
    stores.getState().chooseArea('salmiya');
    await stores.getState().choosePlace(IN_EAST);
    expect(getDestinationId(stores)).toBe('salmiya');
    await stores.getState().choosePlace(IN_WEST);
    expect(getDestinationId(stores), 'another zone').toBe('west');
  });

  it('drops the chosen area if its outline does not contain the pin', async () => {
    const eastWithOutline = { ...east, areas: [{ ...east.areas[0], shape: west.shape }] };
    const stores = await openDelivery({
      'webapp/zones/demo~one': { body: buildZonesBody({ zones: [eastWithOutline] }) },
    });
    stores.getState().chooseArea('salmiya');
    await stores.getState().choosePlace(IN_EAST);
    expect(getDestinationId(stores)).toBe('east');
  });

  it('accepts a pin outside all outlines for a chosen area if its zone has no outlines', async () => {
    const eastWithoutOutline = { ...east, shape: null };
    const stores = await openDelivery({
      'webapp/zones/demo~one': { body: buildZonesBody({ zones: [eastWithoutOutline, west] }) },
    });
    expect((await stores.getState().lookUpPin(NOWHERE)).kind, 'before the choice').toBe('outside');
    stores.getState().chooseArea('salmiya');
    expect(
      (await stores.getState().choosePlace(NOWHERE)).kind,
      'choosePlace accepts only a place inside an outline',
    ).toBe('outside');
    expect(await stores.getState().choosePin(NOWHERE)).toMatchObject({
      kind: 'zone',
      area: { id: 'salmiya' },
    });
    expect(stores.getState()).toMatchObject({ address: { place: NOWHERE }, isPinOutsideZone: false });
    expect(getDestinationId(stores)).toBe('salmiya');
    await stores.getState().choosePin(IN_WEST);
    expect(getDestinationId(stores), 'another zone').toBe('west');
  });

  // @spec constants/delivery-fee-by-zone
  it('keeps the chosen zone if the branch has cheaper zones, and no zone of the branch has an outline', async () => {
    const zoneWithoutOutline = { ...west, shape: null };
    const near = { ...zoneWithoutOutline, id: 'near', fees: 1 };
    const far = { ...zoneWithoutOutline, id: 'far', fees: 3, min_order: 10 };
    const stores = await openDelivery({
      'webapp/zones/demo~one': { body: buildZonesBody({ zones: [near, far, { ...east, shape: null }] }) },
    });
    stores.getState().chooseZone('far');
    expect(await stores.getState().lookUpPin(NOWHERE)).toMatchObject({ kind: 'zone', zone: { id: 'far' } });
    await stores.getState().choosePin(NOWHERE);
    expect(getDestinationId(stores)).toBe('far');
    stores.getState().chooseArea('salmiya');
    await stores.getState().choosePin(IN_WEST);
    expect(getDestinationId(stores)).toBe('salmiya');
  });
});
