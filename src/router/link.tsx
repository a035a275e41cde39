import type { ComponentProps, MouseEvent } from 'react';
import { useRouter, useRouterState } from './router-context.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path built with `paths`. */
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Clicks that the browser must handle: new tab, download, context menu, or another target. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  /^_(?!self)/.test(event.currentTarget.target);

/**
 * A link to a path of the app. A plain click navigates inside the app. While the path is on screen, the link has
 * `aria-current`.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const isCurrent = useRouterState().route?.path === to;
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      href={router.buildHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        void router.navigate(to, { replace: replace ?? false, state });
      }}
    />
  );
}
