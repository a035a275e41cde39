/** For Safari and Firefox, which have no `scheduler.yield`. */
const yieldByMessage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Ends the current task, so that the browser can paint and handle input before the next step. Checks that `yield` is
 * a function: if the browser has no `scheduler`, the name may refer to an element of the host page.
 */
export const yieldToBrowser = (): Promise<void> =>
  typeof globalThis.scheduler?.yield === 'function' ? globalThis.scheduler.yield() : yieldByMessage();
