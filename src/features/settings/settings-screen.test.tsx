// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../ui/testing/render-ui.ts';
import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { emptyAddress } from '../../domain/delivery/delivery-types.ts';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import { createSearchStore } from '../../stores/search/search-store.ts';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { SettingsScreen } from './settings-screen.tsx';

const PATH = '/demo/settings';
const user = userEvent.setup();

describe('the settings screen', () => {
  // @spec paths/settings
  // @spec constants/languages, shell/language
  it('offers each language in the settings by the language’s own name, and switches to the chosen language', async () => {
    await showScreen(PATH, SettingsScreen);
    const arabicOption = screen.getByRole('radio', { name: 'العربية' });
    expect(screen.getByText('العربية').lang, 'has the language for screen readers').toBe('ar');
    await user.click(arabicOption);
    expect(await screen.findByRole('heading', { name: 'الإعدادات' })).toBeTruthy();
  });

  // @spec constants/persisted-business
  it('saves the colour theme that the customer selects in the settings', async () => {
    const { business } = await showScreen(PATH, SettingsScreen);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Automatic' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(business.getState().preferences.theme).toBe('dark');
  });

  // @spec entities/their-values, shell/dark-if-on-light-if
  it('offers no colour themes in the settings when the business has set a colour theme', async () => {
    const stores = createTestStores({
      'webapp/v5/restaurant/': { body: restaurantBody({ dark_mode: 'on' }) },
    });
    await showScreen(PATH, SettingsScreen, stores);
    expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
  });

  it('lets the customer change the consent to tracking if the app asked for the consent', async () => {
    const trackingBusiness = { body: restaurantBody({}, { pixels: [{ type: 1, id: '1001' }] }) };
    const { consent } = await showScreen(
      PATH,
      SettingsScreen,
      createTestStores({ 'webapp/v5/restaurant/': trackingBusiness }, { initialConsent: 'ask' }),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not allowed' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Allowed' }));
    expect(consent.getState().status).toBe('granted');
  });

  it.each([
    ['the host page provides the consent', 'granted', [{ type: 1, id: '1001' }]],
    ['the business has no tracking pixels', 'ask', []],
  ])('offers no choice about consent to tracking when %s', async (_, consent, pixels) => {
    const routes = { 'webapp/v5/restaurant/': { body: restaurantBody({}, { pixels }) } };
    await showScreen(PATH, SettingsScreen, createTestStores(routes, { initialConsent: consent }));
    expect(screen.queryByRole('radio', { name: 'Allowed' })).toBeNull();
  });

  it('links to the policies and to the contact channels of the business', async () => {
    const body = restaurantBody({
      policies: { en: 'Free until we accept.' },
      phone: '+965 2200 0140',
      whatsapp_phone: '+965 5000 1400',
      social_links: { instagram: 'https://example.com/i', mastodon: 'https://example.com/m' },
    });
    const { router } = await showScreen(
      PATH,
      SettingsScreen,
      createTestStores({ 'webapp/v5/restaurant/': { body } }),
    );
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(getHref('Call')).toBe('tel:+96522000140');
    expect(getHref('WhatsApp')).toBe('https://wa.me/96550001400');
    expect(getHref('Instagram')).toBe('https://example.com/i');
    expect(getHref('Mastodon')).toBe('https://example.com/m');
    expect(screen.getByText('Powered by Order App')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /feedback/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show: Terms and policies' }));
    expect(router.getState().route?.path).toBe('/demo/Policies');
  });

  // @spec entities/social-links-policies-remove-power
  it('hides the link to missing policies and a “powered by” note that the business turned off', async () => {
    const body = restaurantBody({ remove_power_by: true });
    await showScreen(PATH, SettingsScreen, createTestStores({ 'webapp/v5/restaurant/': { body } }));
    expect(screen.queryByRole('link', { name: 'Show: Terms and policies' })).toBeNull();
    expect(screen.queryByText(/Powered by/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Show: Branches' })).toBeTruthy();
  });

  it('offers no order notifications on a host page', async () => {
    await showScreen(PATH, SettingsScreen);
    expect(screen.queryByRole('radiogroup', { name: 'Order notifications' })).toBeNull();
  });

  // @spec paths/settings
  it('clears the stored data on the device only after a confirmation', async () => {
    const stores = createTestStores();
    stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
    stores.cart.getState().add(buildItemChoice('latte'));
    stores.cart.getState().setDetails({ name: 'Noor', phone: '55512345' });
    stores
      .getOrCreateStore(createDeliveryStore)
      .getState()
      .setAddress({ fields: { street: '14' }, contactPhone: '55512345' });
    stores.deps.storage.set('order-app:demo:searches', '{"v":1,"d":["latte"]}');
    expect(stores.getOrCreateStore(createSearchStore).getState().recentTerms).toEqual(['latte']);
    const { cart, deps } = await showScreen(PATH, SettingsScreen, stores);

    await user.click(screen.getByRole('button', { name: 'Clear my data' }));
    const dialog = screen.getByRole('dialog');
    expect(cart.getState().count).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'Clear my data' }));
    expect(cart.getState().count).toBe(0);
    expect(createTestStores({}, { storage: deps.storage }).cart.getState().details).toMatchObject({
      name: '',
      phone: '',
    });
    expect(screen.getByText(/has been cleared/)).toBeTruthy();
    const reopenedStores = createTestStores({}, { storage: deps.storage });
    expect(reopenedStores.getOrCreateStore(createDeliveryStore).getState().address).toEqual(emptyAddress);
    expect(reopenedStores.getOrCreateStore(createSearchStore).getState().recentTerms).toEqual([]);
  });
});
