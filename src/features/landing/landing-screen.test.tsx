// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { LandingScreen } from './landing-screen.tsx';

const user = userEvent.setup();
const OPEN_DAILY = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [
    day,
    { closed: false, shifts: [{ time_from: '07:00', time_to: '23:00' }] },
  ]),
);

async function openLanding(
  restaurant: Parameters<typeof restaurantBody>[0] = {},
  shifts = shiftsBody(),
  message?: string,
) {
  const body = restaurantBody(
    { checkoutDineIn: { enabled: true }, ...restaurant },
    message ? { message: { en: message } } : {},
  );
  const stores = createTestStores({
    'webapp/v5/restaurant/': { body },
    'webapp/v5/shifts/': { body: shifts },
  });
  return showScreen('/demo', LandingScreen, stores);
}

describe('the landing page', () => {
  // @spec paths/landing, codes/order-types
  it('lists every order type with its opening state, and opens the menu of the chosen order type', async () => {
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    await openLanding(
      {},
      shiftsBody({ dine_in: { status: 'closed', shifts: [], slots: [], opens_at: opensAt } }),
    );
    expect(await screen.findByRole('link', { name: /Dine-in.*at your table.*Closed · opens/ })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /^Pickup.*Open/ }));
    expect(await screen.findByText('Went to /demo/car_pickup')).toBeTruthy();
  });

  it('names the open order types in the status only if other order types are closed', async () => {
    const closedShifts = { status: 'closed' as const, shifts: [], slots: [] };
    await openLanding({}, shiftsBody({ dine_in: closedShifts }));
    expect(await screen.findByText(/^Pickup: Open/)).toBeTruthy();
    cleanup();
    await openLanding({}, shiftsBody({ dine_in: closedShifts, car_pickup: closedShifts }));
    expect(await screen.findByText('Closed')).toBeTruthy();
  });

  it('says that a branch offers no pickup, in place of the branch’s opening state', async () => {
    await openLanding({ checkoutCarPickup: { enabled: true, branches: ['demo~two'] } });
    expect(
      await screen.findByRole('link', { name: /^Pickup.*This branch doesn’t offer pickup\./ }),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pickup.*Open/ })).toBeNull();
    expect(screen.queryByText(/^Pickup: Open/)).toBeNull();
  });

  it.each([
    ['table', 'Reserve a table'],
    ['service', 'Book an appointment'],
  ] as const)(
    'says what can be reserved when the business takes reservations only for a %s',
    async (reservationKind, linkText) => {
      await openLanding({ reservation: { enabled: true, kinds: [reservationKind] } });
      const link = screen.getByRole('link', { name: /^Reservation/ });
      expect(link.textContent).toContain(linkText);
      expect(link.textContent).not.toContain('Book a table or');
    },
  );

  it('lists enabled order types and reservations, and hides disabled order types', async () => {
    await openLanding({ checkoutDineIn: { enabled: false }, reservation: { enabled: true } });
    expect(screen.queryByRole('link', { name: /Dine-in/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Reservation/ })).toBeTruthy();
  });

  it('links to table reservations when a business that calls dine-in "Service" offers no appointments', async () => {
    await openLanding({
      dine_in_label: 'product_service',
      reservation: { enabled: true, kinds: ['table'] },
    });
    await user.click(screen.getByRole('link', { name: /^Reservation/ }));
    expect(await screen.findByText('Went to /demo/reservation/reserv_dinein')).toBeTruthy();
  });

  it('does not say "table" at a business that calls its tables chairs', async () => {
    await openLanding({
      table_label: { en: 'Chair' },
      reservation: { enabled: true, kinds: ['service', 'table'] },
    });
    expect(screen.getByRole('link', { name: 'Reservation' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/table\b/i);
  });

  it('offers reservations of tables and of services when the business has both', async () => {
    await openLanding({ reservation: { enabled: true, kinds: ['service', 'table'] } });
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(expect.arrayContaining(['Reserve a table', 'Book an appointment']));
    await user.click(screen.getByRole('link', { name: 'Book an appointment' }));
    expect(await screen.findByText('Went to /demo/reservation/reserv_service')).toBeTruthy();
  });

  // @spec entities/dine-label-table-label, codes/order-types
  // @spec entities/their-values
  it('calls dine-in "Service" when the business chose that label', async () => {
    await openLanding({ dine_in_label: 'product_service' });
    expect(screen.getByRole('link', { name: /^Service/ })).toBeTruthy();
  });

  it('lists the visible branches with address and today’s hours', async () => {
    await openLanding({
      branches: [
        { id: 'demo~one', name: { en: 'Salmiya' }, address: { en: 'Salem St 14' }, hours: OPEN_DAILY },
        { id: 'demo~two', name: { en: 'Hidden' }, visible: false },
      ],
    });
    expect(screen.getByText('Salmiya')).toBeTruthy();
    expect(screen.getByText('Salem St 14')).toBeTruthy();
    expect(screen.getByText(/Today: 7:00.AM – 11:00.PM/)).toBeTruthy();
    expect(screen.queryByText('Hidden')).toBeNull();
  });

  it('mentions the map in the link to a single branch only if the branch’s position is known', async () => {
    const branch = { id: 'demo~one', name: { en: 'Salmiya' }, hours: OPEN_DAILY };
    await openLanding({ branches: [branch] });
    expect(screen.getByRole('link', { name: 'Opening hours' })).toBeTruthy();
    cleanup();
    await openLanding({ branches: [{ ...branch, lat: 29.33, lng: 48.08 }] });
    expect(screen.getByRole('link', { name: 'Map and opening hours' })).toBeTruthy();
  });

  // @spec entities/shift-data
  // @spec calls/get-webapp-v5-shifts-branch-id
  it("shows today's hours from the server instead of the usual weekly hours", async () => {
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const toTodayAt = (time: string) => `${today}T${time}:00+03:00`;
    const shifts = [
      { from: toTodayAt('10:00'), to: toTodayAt('14:00') },
      { from: toTodayAt('17:00'), to: toTodayAt('23:30') },
    ];
    await openLanding(
      {
        branches: [
          { id: 'demo~one', name: { en: 'Salmiya' }, hours: OPEN_DAILY },
          { id: 'demo~two', name: { en: 'Sharq' }, hours: OPEN_DAILY },
        ],
      },
      { ...shiftsBody({ car_pickup: { status: 'open', shifts, slots: [] } }), now: new Date().toISOString() },
    );
    expect(await screen.findByText(/Today: 10:00.AM – 2:00.PM and 5:00.PM – 11:30.PM/)).toBeTruthy();
    expect(screen.getAllByText(/Today: 7:00.AM – 11:00.PM/)).toHaveLength(1);
  });

  it('sorts the branches by distance after the customer presses “Show nearest first”', async () => {
    const getCurrentPosition = vi.fn((onSuccess: PositionCallback) =>
      onSuccess({ coords: { latitude: 29.3391, longitude: 48.0746, accuracy: 20 } } as GeolocationPosition),
    );
    const { userAgent } = navigator;
    vi.stubGlobal('navigator', { ...navigator, userAgent, geolocation: { getCurrentPosition } });
    await openLanding({
      branches: [
        { id: 'demo~one', name: { en: 'Sharq' }, lat: 29.3784, lng: 47.9903, hours: OPEN_DAILY },
        { id: 'demo~two', name: { en: 'Salmiya' }, lat: 29.3339, lng: 48.0761, hours: OPEN_DAILY },
      ],
    });
    const getBranchNames = () =>
      screen.getAllByText(/^(Sharq|Salmiya)$/).map(({ textContent }) => textContent);
    expect(getBranchNames()).toEqual(['Sharq', 'Salmiya']);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Show nearest first' }));
    await waitFor(() => expect(getBranchNames()).toEqual(['Salmiya', 'Sharq']));
    expect(screen.getByText(/Today: .* · 600 m away/)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  // @spec entities/social-links-policies-remove-power
  // @spec entities/business-settings
  it('shows the business’s message, contact links and safe social links', async () => {
    await openLanding(
      {
        phone: '+965 2200-0140',
        whatsapp_phone: '+965 5000 1400',
        social_links: { instagram: 'https://example.com/i', evil: 'javascript:alert(1)' },
      },
      shiftsBody(),
      'Closed on Friday',
    );
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(screen.getByText('Closed on Friday')).toBeTruthy();
    expect(getHref('Call')).toBe('tel:+96522000140');
    expect(getHref('WhatsApp')).toBe('https://wa.me/96550001400');
    expect(getHref('Instagram')).toBe('https://example.com/i');
    expect(screen.queryByText('Evil')).toBeNull();
  });

  it.each(['cover', 'split', 'list'] as const)(
    'shows all parts of the landing page in the layout %s',
    async (landing_layout) => {
      await openLanding(
        { landing_layout, policies: { en: 'Be kind.' }, social_links: { tiktok: 'https://example.com/t' } },
        shiftsBody(),
        'Closed on Friday',
      );
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      expect(screen.getAllByText(/^Open/).length).toBeGreaterThan(0);
      expect(screen.getByText('Closed on Friday')).toBeTruthy();
      expect(screen.getByRole('link', { name: /^Pickup/ })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'TikTok' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Terms and policies' }).getAttribute('href')).toBe('#');
      expect(screen.getByText('Powered by Order App')).toBeTruthy();
    },
  );

  // @spec entities/social-links-policies-remove-power
  it('hides the “powered by” note when the business turned the note off', async () => {
    await openLanding({ remove_power_by: true });
    expect(screen.queryByText(/Powered by/)).toBeNull();
  });

  it('says that ordering is paused and shows the contact when no order type is enabled', async () => {
    await openLanding({
      checkoutDineIn: { enabled: false },
      checkoutCarPickup: { enabled: false },
      checkoutDelivery: { enabled: false },
      phone: '+965 2200 0140',
    });
    expect(screen.getByText('Online ordering is paused')).toBeTruthy();
    expect(screen.queryByText('How would you like to order?')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Call' }).length).toBeGreaterThan(0);
  });

  it('shows the first four of many branches, and a link to all branches', async () => {
    const branches = Array.from({ length: 6 }, (_, index) => ({
      id: `demo~${index}`,
      name: { en: `Branch ${index}` },
    }));
    const { router } = await openLanding({ branches, branch_id: 'demo~0' });
    expect(screen.getAllByRole('button', { name: /^Branch \d/ })).toHaveLength(4);
    await user.click(screen.getByRole('link', { name: 'View all 6 branches on the map' }));
    expect(router.getState().route?.path).toBe('/demo/Branches');
  });
});
