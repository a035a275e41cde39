import { inScope, quickIf } from '../../test-scope.ts';
import { underLoad } from '../../timeouts.ts';
import {
  CROISSANT,
  cartBar,
  createEmbeddedCustomer,
  HIGH,
  recordConsole,
} from '../testing/hosts/embedded.ts';
import {
  type HeapUsage,
  type HostActions,
  measureHeap,
  repeatActions,
  watchHeap,
} from '../testing/hosts/heap-watch.ts';
import { expect, test } from '../testing/test.ts';

/** What the framework does to the element when its own buttons are pressed. */
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

/** Until what is made once has been made. */
const WARM = 6;
const TIMES = inScope(10, 100);
/** Compiled code and the engine's own books grow a while; a leaked element holds hundreds of KB. */
const HEAP = 1024 * 1024 + TIMES * 4096;

test.use({ viewport: HIGH });
test.setTimeout(underLoad(15_000 + TIMES * 500));

for (const { host, page: name, actions } of HOSTS)
  test(
    `leaves nothing behind and keeps the cart when ${host} mounts, unmounts and moves the element ${TIMES} times`,
    quickIf(['spa', 'react'].includes(name)),
    async ({ page }) => {
      const noise = await recordConsole(page);
      await page.goto(`/demo/${name}.html`);
      const customer = createEmbeddedCustomer(page, page.locator('order-app'));
      await customer.choosePickup();
      await customer.addDirectly(CROISSANT);
      await expect(cartBar(customer, 1)).toBeVisible();

      const cdp = await watchHeap(page);
      await repeatActions(page, actions, WARM);
      const before = await measureHeap(page, cdp);
      await repeatActions(page, actions, TIMES);
      // One more is in the framework's hands until the next drawing.
      const elements = async () => (await measureHeap(page, cdp)).elements;
      await expect.poll(elements, { message: 'elements that still exist' }).toBeLessThanOrEqual(2);
      const after = await measureHeap(page, cdp);

      const more = (what: keyof HeapUsage): number => after[what] - before[what];
      expect(more('listeners'), 'listeners').toBeLessThanOrEqual(10);
      expect(more('observers'), 'observers').toBeLessThanOrEqual(1);
      expect(more('nodes'), 'nodes, detached ones too').toBeLessThanOrEqual(200);
      expect(more('heap'), 'bytes of heap').toBeLessThan(HEAP);

      await customer.choosePickup();
      await expect(cartBar(customer, 1)).toBeVisible();
      expect(noise).toEqual([]);
    },
  );
