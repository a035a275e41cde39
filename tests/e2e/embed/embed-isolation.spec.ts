import { HOSTS } from '../../hosts/hosts.ts';
import { placeOrder } from '../../hosts/place-order-by-input.ts';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { createUniqueName } from '../testing/customer.ts';
import { test } from '../testing/hosts/hostile-sites.ts';
import { findChangedScreens } from '../testing/hosts/screen-differences.ts';
import { expect } from '../testing/test.ts';

const PHONE = { width: 400, height: 760 };
const DESKTOP = { width: 1240, height: 760 };
/**
 * The host that `npm test` visits: a site that resets every style. In WebKit, `tests/browsers/webkit.spec.ts` visits
 * WordPress.
 */
const QUICK_HOSTS = ['all-unset'];

for (const host of HOSTS)
  test(
    `the element looks the same on the host "${host.name}" as on a clean page`,
    fullOnlyUnless(QUICK_HOSTS.includes(host.name)),
    async ({ captureClean, captureOn }, testInfo) => {
      const expected = await captureClean(PHONE);
      expect(findChangedScreens(host, expected, await captureOn(host, PHONE), testInfo)).toEqual([]);
    },
  );

for (const host of HOSTS.filter(({ name }) => ['all-unset', 'wordpress'].includes(name)))
  test(
    `the element looks the same at desktop width on the host "${host.name}"`,
    FULL_ONLY,
    async ({ captureClean, captureOn }, testInfo) => {
      const expected = await captureClean(DESKTOP);
      expect(findChangedScreens(host, expected, await captureOn(host, DESKTOP), testInfo)).toEqual([]);
    },
  );

const SCRIPTED_HOSTS = HOSTS.filter(({ scripts }) => scripts);
for (const host of SCRIPTED_HOSTS)
  test(
    `the element takes an order on the host "${host.name}"`,
    fullOnlyUnless(host === SCRIPTED_HOSTS[0]),
    async ({ page, hostCustomer, sites, operator }) => {
      const customerName = createUniqueName();
      await page.setViewportSize({ width: 440, height: 800 });
      await hostCustomer.open(sites.server.getUrl(host, PHONE));
      await hostCustomer.navigate('/');
      const number = await placeOrder(hostCustomer, { name: customerName, phone: '50012345' });
      expect(await operator.listOrderNumbers(customerName)).toEqual([number]);
    },
  );
