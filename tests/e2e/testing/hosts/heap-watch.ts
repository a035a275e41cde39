import type { CDPSession, Page } from '@playwright/test';
import { scaleTimeout } from '../../../timeouts.ts';

/** Objects that a page still holds after garbage collection. */
export interface HeapUsage {
  /** Bytes of JavaScript heap. */
  readonly heap: number;
  /** Number of DOM nodes, including detached ones. */
  readonly nodes: number;
  readonly listeners: number;
  /** Number of our elements, including detached ones. */
  readonly elements: number;
  /** Number of resize, intersection and mutation observers, plus event streams. */
  readonly observers: number;
}

const PROTOTYPES = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'EventSource'];

/** Number of live objects with a given prototype, counted by the debugger. */
async function countObjects(cdp: CDPSession, prototype: string): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: prototype });
  if (!result.objectId) throw new Error(`No ${prototype} on this page`);
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    objectGroup: 'held',
  });
  const { result: length } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'held' });
  return Number(length.value);
}

/** Collects garbage and counts the remaining objects of the page. */
export async function measureHeap(page: Page, cdp: CDPSession): Promise<HeapUsage> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  // Collect three times: one collection only finalises some objects, and a later one frees them.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const readMetric = (name: string): number =>
    metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
  const elements = await countObjects(cdp, "customElements.get('order-app').prototype");
  let observers = 0;
  for (const name of PROTOTYPES) observers += await countObjects(cdp, `${name}.prototype`);
  return {
    heap: readMetric('JSHeapUsedSize'),
    nodes: readMetric('Nodes'),
    listeners: readMetric('JSEventListeners'),
    elements,
    observers,
  };
}

export async function watchHeap(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.enable');
  return cdp;
}

/** Buttons of a host page to press one after the other, and whether the element is there after each. */
export type HostActions = readonly (readonly [button: string, then: 'shown' | 'gone'])[];

/** Repeats the actions in the page, as fast as the element can follow. */
export const repeatActions = (page: Page, actions: HostActions, times: number): Promise<void> =>
  page.evaluate(
    async ({ actions, times, timeoutMs }) => {
      const pressButton = (name: string) => {
        const button = [...document.querySelectorAll('button')].find(
          (candidate) => candidate.textContent?.trim() === name,
        );
        if (!button) throw new Error(`No button ${name}`);
        button.click();
      };
      const isShown = () =>
        !!document.querySelector('order-app')?.shadowRoot?.querySelector('main, [role=main]') &&
        !document.querySelector('order-app')?.shadowRoot?.querySelector('.boot');
      const isRemoved = () => !document.querySelector('order-app');
      const waitUntil = async (isReached: () => boolean, condition: string) => {
        const deadlineMs = performance.now() + timeoutMs;
        while (!isReached()) {
          if (performance.now() > deadlineMs) throw new Error(`Not ${condition}`);
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
      };
      for (let time = 0; time < times; time += 1)
        for (const [button, expectedState] of actions) {
          pressButton(button);
          await waitUntil(
            expectedState === 'shown' ? isShown : isRemoved,
            `${expectedState} after ${button}, time ${time}`,
          );
        }
    },
    { actions, times, timeoutMs: scaleTimeout(5_000) },
  );
