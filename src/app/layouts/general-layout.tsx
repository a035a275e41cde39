import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteError } from '../../router/route-error.ts';
import type { Route } from '../../router/route-types.ts';
import { RouteView } from '../../router/router-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { restoreFocus } from '../../ui/overlays/restore-focus.ts';
import { ErrorPage } from '../errors/error-page.tsx';

const Scroll = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'center',
});

export interface GeneralLayoutProps {
  readonly error: RouteError | null;
  readonly route: Route<ComponentType> | null;
  readonly busy: boolean;
  /** True for the first screen of the app. The focus then stays on the host page. */
  readonly isFirst: boolean;
}

/** A screen without navigation: the error page, `/404` and `/` (spec, section 2). */
export function GeneralLayout({ error, route, busy, isFirst }: GeneralLayoutProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isFirstOnMountRef = useRef(isFirst);
  useEffect(() => {
    if (!isFirstOnMountRef.current) restoreFocus(box.current?.querySelector('main'));
  }, []);
  return (
    <Scroll ref={box}>
      {error && <ErrorPage error={error} />}
      {route && <RouteView route={route} />}
      {busy && <FullScreenLoader label={t('ui.loading')} />}
    </Scroll>
  );
}
