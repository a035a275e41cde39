// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/wire-for-tests.ts';
import { setup } from '../../stores/stores-for-tests.ts';
import { showScreen } from '../shared/screen.test-kit.tsx';
import { Menu, open, PATH } from './menu-screen.test-kit.tsx';

const user = userEvent.setup();

describe('a closed shop', () => {
  const closed = {
    status: 'closed' as const,
    shifts: [],
    slots: [],
    opens_at: new Date(Date.now() + 3_600_000).toISOString(),
  };

  it('says when it opens, leaves the menu to look at, and takes nothing', async () => {
    await open({}, {}, shiftsBody({ car_pickup: closed }));
    expect(await screen.findByText(/Closed · opens/)).toBeTruthy();
    expect(screen.getByText(/Closed right now\. You can look around/)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /Add|Choose/ })).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('offers the way of ordering that is open', async () => {
    await open({ checkoutDineIn: { enabled: true } }, {}, shiftsBody({ car_pickup: closed }));
    await user.click(await screen.findByRole('button', { name: 'Switch to Dine-in' }));
    expect(await screen.findByText('Went to /demo/dine_in')).toBeTruthy();
  });

  it('is known from the branch’s hours before the shifts are', async () => {
    const never = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, { closed: true, shifts: [] }]));
    const world = setup({
      'webapp/v5/restaurant/': {
        body: restaurantBody({ branches: [{ id: 'demo~one', name: { en: 'One' }, hours: never }] }),
      },
      'webapp/v5/shifts/': 'lost',
    });
    await showScreen(PATH, Menu, world);
    expect(screen.getByText('Closed')).toBeTruthy();
  });
});
