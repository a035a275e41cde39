import { describe, expect, it } from 'vitest';
import { readRestaurant } from '../../api/mappers/map-restaurant.ts';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { listOfferedBranches } from './offered-branches.ts';

const buildWindow = (from: string, to: string, status = true) => JSON.stringify({ status, from, to });
const buildBranch = (id: string, overrides: object = {}) => ({ id, name: { en: id }, ...overrides });

const listOfferedIds = async (currentBranchId: string, now: string) => {
  const body = restaurantBody({
    branches: [
      buildBranch('always'),
      buildBranch('hidden', { visible: false }),
      buildBranch('mornings', { available: buildWindow('07:00', '12:00') }),
      buildBranch('nights', { available: buildWindow('10:00 PM', '4:00 AM') }),
      buildBranch('off', { available: buildWindow('00:00', '24:00', false) }),
      buildBranch('broken', { available: '{' }),
    ],
  });
  const { business } = readRestaurant(200, body, '', () => undefined);
  return listOfferedBranches(business, currentBranchId, Date.parse(now)).map(({ id }) => id);
};

describe('listOfferedBranches', () => {
  it('offers visible branches that are inside their daily window in the business’s time zone', async () => {
    expect(await listOfferedIds('always', '2026-03-01T09:00:00+03:00')).toEqual([
      'always',
      'mornings',
      'broken',
    ]);
    expect(await listOfferedIds('always', '2026-03-01T12:00:00+03:00')).toEqual(['always', 'broken']);
    expect(await listOfferedIds('always', '2026-03-01T23:30:00+03:00')).toEqual([
      'always',
      'nights',
      'broken',
    ]);
  });

  it('offers the current branch even outside its daily window', async () => {
    expect(await listOfferedIds('off', '2026-03-01T12:00:00+03:00')).toEqual(['always', 'off', 'broken']);
  });
});
