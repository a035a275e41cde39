/** Safari and Firefox have no `scheduler.yield`. */
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
 * Ends the current task, so that the browser can paint and handle input before the next step. If the browser has no
 * `scheduler`, an element of the host page may have that name.
 */
export const yieldToBrowser = (): Promise<void> =>
  typeof globalThis.scheduler?.yield === 'function' ? globalThis.scheduler.yield() : yieldByMessage();
