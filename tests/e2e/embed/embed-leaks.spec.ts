import { fullOnlyUnless, pickForScope } from '../../test-scope.ts';
import { scaleTimeout } from '../../timeouts.ts';
import {
  CROISSANT,
  createEmbeddedCustomer,
  findCartBar,
  recordConsole,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import {
  type HeapUsage,
  type HostActions,
  measureHeap,
  repeatActions,
  watchHeap,
} from '../testing/hosts/heap-watch.ts';
import { expect, test } from '../testing/test.ts';

/** The buttons that each host page offers, and whether the element is there after each press. */
const HOSTS: readonly { readonly host: string; readonly page: string; readonly actions: HostActions }[] = [
  {
    host: 'a page without a framework',
    page: 'spa',
    actions: [
      ['Move', 'shown'],
      ['Remove', 'gone'],
      ['Put back', 'shown'],
      ['Make another', 'shown'],
    ],
  },
  ...['react', 'vue', 'svelte'].map((page) => ({
    host: `a ${page} site`,
    page,
    actions: [
      ['Swap', 'shown'],
      ['Home', 'gone'],
      ['Order', 'shown'],
    ] as const,
  })),
];

/** Rounds before the first measurement, so that one-time objects already exist. */
const WARM_UP_ROUNDS = 6;
const ROUND_COUNT = pickForScope(10, 100);
/** In bytes. Compiled code and engine data grow for a while. A leaked element holds hundreds of KB. */
const MAX_HEAP_GROWTH = 1024 * 1024 + ROUND_COUNT * 4096;

test.use({ viewport: TALL_VIEWPORT });
test.setTimeout(scaleTimeout(15_000 + ROUND_COUNT * 500));

for (const { host, page: name, actions } of HOSTS)
  test(
    `keeps the cart and leaves nothing behind when ${host} mounts, removes and moves the element ${ROUND_COUNT} times`,
    fullOnlyUnless(name === 'react'),
    async ({ page }) => {
      const consoleMessages = await recordConsole(page);
      await page.goto(`/demo/${name}.html`);
      const customer = createEmbeddedCustomer(page, page.locator('order-app'));
      await customer.choosePickup();
      await customer.addDirectly(CROISSANT);
      await expect(findCartBar(customer, 1)).toBeVisible();

      const cdp = await watchHeap(page);
      await repeatActions(page, actions, WARM_UP_ROUNDS);
      const heapBefore = await measureHeap(page, cdp);
      await repeatActions(page, actions, ROUND_COUNT);
      // The framework may hold one more element until the next render.
      const elements = async () => (await measureHeap(page, cdp)).elements;
      await expect.poll(elements, { message: 'elements that still exist' }).toBeLessThanOrEqual(2);
      const heapAfter = await measureHeap(page, cdp);

      const computeGrowth = (resource: keyof HeapUsage): number => heapAfter[resource] - heapBefore[resource];
      expect(computeGrowth('listeners'), 'listeners').toBeLessThanOrEqual(10);
      expect(computeGrowth('observers'), 'observers').toBeLessThanOrEqual(1);
      expect(computeGrowth('nodes'), 'nodes, detached ones too').toBeLessThanOrEqual(200);
      expect(computeGrowth('heap'), 'bytes of heap').toBeLessThan(MAX_HEAP_GROWTH);

      await customer.choosePickup();
      await expect(findCartBar(customer, 1)).toBeVisible();
      expect(consoleMessages).toEqual([]);
    },
  );
