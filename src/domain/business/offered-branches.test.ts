import { describe, expect, it } from 'vitest';
import { readRestaurant } from '../../api/mappers/map-business.ts';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { offeredBranches } from './offered-branches.ts';

const window = (from: string, to: string, status = true) => JSON.stringify({ status, from, to });
const branchOf = (id: string, part: object = {}) => ({ id, name: { en: id }, ...part });

const offered = async (current: string, at: string) => {
  const body = restaurantBody({
    branches: [
      branchOf('always'),
      branchOf('hidden', { visible: false }),
      branchOf('mornings', { available: window('07:00', '12:00') }),
      branchOf('nights', { available: window('10:00 PM', '4:00 AM') }),
      branchOf('off', { available: window('00:00', '24:00', false) }),
      branchOf('broken', { available: '{' }),
    ],
  });
  const { business } = readRestaurant(200, body, '', () => undefined);
  return offeredBranches(business, current, Date.parse(at)).map(({ id }) => id);
};

describe('offeredBranches', () => {
  it('offers visible branches inside their daily window in the business’s time zone', async () => {
    expect(await offered('always', '2026-03-01T09:00:00+03:00')).toEqual(['always', 'mornings', 'broken']);
    expect(await offered('always', '2026-03-01T12:00:00+03:00')).toEqual(['always', 'broken']);
    expect(await offered('always', '2026-03-01T23:30:00+03:00')).toEqual(['always', 'nights', 'broken']);
  });

  it('includes the current branch even outside its window', async () => {
    expect(await offered('off', '2026-03-01T12:00:00+03:00')).toEqual(['always', 'off', 'broken']);
  });
});
