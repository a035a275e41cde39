import { HOSTS } from '../../hosts/hosts.ts';
import { placeOrder } from '../../hosts/place-order-by-input.ts';
import { FULL_ONLY, quickIf } from '../../test-scope.ts';
import { uniqueName } from '../testing/customer.ts';
import { test } from '../testing/hosts/hostile-sites.ts';
import { findChangedScreens } from '../testing/hosts/screen-differences.ts';
import { expect } from '../testing/test.ts';

const PHONE = { width: 400, height: 760 };
const DESKTOP = { width: 1240, height: 760 };
/** A site that resets everything, the most common system, and a page that patches built-ins. */
const QUICK = ['all-unset', 'wordpress', 'patched-built-ins'];

for (const host of HOSTS)
  test(
    `looks the same on the host "${host.name}" as on a clean page`,
    quickIf(QUICK.includes(host.name)),
    async ({ clean, seenAt }, info) => {
      const expected = await clean(PHONE);
      expect(findChangedScreens(host, expected, await seenAt(host, PHONE), info)).toEqual([]);
    },
  );

for (const host of HOSTS.filter(({ name }) => ['all-unset', 'wordpress'].includes(name)))
  test(
    `looks the same at desktop width on the host "${host.name}"`,
    FULL_ONLY,
    async ({ clean, seenAt }, info) => {
      const expected = await clean(DESKTOP);
      expect(findChangedScreens(host, expected, await seenAt(host, DESKTOP), info)).toEqual([]);
    },
  );

const PATCHED = HOSTS.filter(({ scripts }) => scripts);
for (const host of PATCHED)
  test(
    `takes an order on the host "${host.name}"`,
    quickIf(host === PATCHED[0]),
    async ({ page, visitor, sites, operator }) => {
      const person = uniqueName();
      await page.setViewportSize({ width: 440, height: 800 });
      await visitor.open(sites.server.address(host, PHONE));
      await visitor.go('/');
      const number = await placeOrder(visitor, { name: person, phone: '50012345' });
      expect(await operator.listOrderNumbers(person)).toEqual([number]);
    },
  );
