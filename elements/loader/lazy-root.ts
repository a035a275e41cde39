import { AppSession } from './app-session.ts';
import type { PropsCarrier } from './lazy-react.ts';

const sessions = new WeakMap<ShadowRoot, AppSession>();

/**
 * In the loader `react-dom/client` is this: r2wc mounts, updates and unmounts a root, and the root starts the app
 * lazily. One session per shadow root outlives unmounting, so an element that a host moves keeps its place and state.
 */
export function createRoot(container: ShadowRoot) {
  const session = sessions.get(container) ?? new AppSession(container);
  sessions.set(container, session);
  return {
    render: ({ props }: PropsCarrier): void => session.show(props),
    unmount: (): void => session.hide(),
  };
}
