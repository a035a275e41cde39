import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMode } from '../components/menu/use-mode.ts';
import type { BusinessTheme } from '../domain/business/business-types.ts';
import { localesOf, rememberingCookie } from '../i18n/detect.ts';
import { I18nProvider, useLocale } from '../i18n/i18n-context.tsx';
import { writeCookie } from '../lib/cookies.ts';
import { RouterProvider, useRouterState } from '../router/router-context.tsx';
import { StoresProvider, useBusiness } from '../stores/stores-context.tsx';
import { businessTheme } from '../theme/business-theme.ts';
import { styled } from '../theme/stitches.ts';
import { close } from '../ui/icons/icon-paths.ts';
import { IconButton } from '../ui/inputs/icon-button.tsx';
import { latePart } from '../ui/layout/late-part.tsx';
import { Surface } from '../ui/layout/surface.tsx';
import { WidthProvider } from '../ui/layout/width-class.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { LazyGeneralLayout, prefetchGeneralLayout } from './layouts/late-general-layout.tsx';
import { ReferenceIdProvider } from './reference-id.tsx';
import type { Services } from './service-types.ts';

export interface ShellProps {
  readonly services: Services;
  /** The brand's colour as the host's page says it, over the business's own; '' for none. */
  readonly brand: string;
  /** Called when the first screen, or the error page, stands. */
  readonly onFirstScreen: () => void;
}

const NO_THEME: Partial<BusinessTheme> = {};
/** Safari has no idle callback. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

const Backdrop = latePart(() => import('./layouts/backdrop.tsx').then((late) => late.Backdrop));

/** Fills the element; the app scrolls inside it, the host's page never. */
const Frame = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
});
/** The way out of a dialog: the element says when it is one. */
const Bar = styled('div', { display: 'var(--oa-bar, none)', flex: 'none', justifyContent: 'flex-end' });
const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLDialogElement>('[part=dialog]')?.close();

/** Takes the element's whole box, whatever the content does. */
const Fill = styled('div', { position: 'absolute', inset: 0, '& > [data-surface]': { height: '100%' } });

/** Providers from the outside in: stores, languages, router, width, look. */
export function Shell(props: ShellProps) {
  const { stores, router, config } = props.services;
  return (
    <StoresProvider stores={stores}>
      <ReferenceIdProvider value={config.referenceId}>
        <RouterProvider router={router}>
          <Languages {...props} />
        </RouterProvider>
      </ReferenceIdProvider>
    </StoresProvider>
  );
}

function Languages(props: ShellProps) {
  const business = useBusiness((state) => state.business);
  const remember = useCallback((locale: string) => writeCookie(rememberingCookie(locale)), []);
  const [available, setAvailable] = useState<readonly string[]>([]);
  useEffect(() => setAvailable(localesOf(business?.locales ?? [])), [business]);
  return (
    <I18nProvider
      handle={props.services.i18n}
      timeZone={business?.timezone ?? 'Asia/Kuwait'}
      country={business?.countryCode}
      available={available}
      remember={remember}
    >
      <Look {...props} />
    </I18nProvider>
  );
}

function Look({ services, brand, onFirstScreen }: ShellProps) {
  const { t } = useTranslation();
  const { locale, dir } = useLocale();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const own = useBusiness((state) => state.business?.theme) ?? NO_THEME;
  const themeClass = businessTheme(brand ? { ...own, themeColor: brand } : own, useMode());
  return (
    <Fill>
      <Surface themeClass={themeClass} dir={dir} lang={locale} fonts={t('language.fonts')}>
        {own.backdrop && <Backdrop picture={own.backdrop} />}
        <Frame ref={setFrame}>
          <Bar>
            <IconButton part="close" icon={close} label={t('ui.close')} onClick={closeDialog} />
          </Bar>
          {frame && (
            <WidthProvider element={frame}>
              <Screens services={services} onFirstScreen={onFirstScreen} />
            </WidthProvider>
          )}
        </Frame>
      </Surface>
    </Fill>
  );
}

function Screens({ services, onFirstScreen }: Omit<ShellProps, 'brand'>) {
  const state = useRouterState();
  const { route, error, status, notice } = state;
  const stands = route !== null || status === 'error';
  // What comes into the page with it takes no focus; what comes later takes over from what had it.
  const nothing = useRef(true);
  const isFirst = nothing.current;
  useLayoutEffect(() => {
    if (!stands) return;
    nothing.current = false;
    onFirstScreen();
  }, [stands, onFirstScreen]);
  useEffect(() => {
    if (stands) whenIdle(prefetchGeneralLayout);
  }, [stands]);
  if (error) return <LazyGeneralLayout error={error} route={null} busy={false} isFirst={isFirst} />;
  // Before the first screen the loader's skeleton is still there.
  if (!route) return null;
  const busy = status === 'loading';
  const { stores, scroller, report } = services;
  return (
    <StoresProvider stores={(route.path.includes('/reserv_') && stores.preorder) || stores}>
      {route.layout === 'general' ? (
        <LazyGeneralLayout error={null} route={route} busy={busy} isFirst={isFirst} />
      ) : (
        <DefaultLayout
          route={route}
          busy={busy}
          notice={notice}
          isFirst={isFirst}
          scroller={scroller}
          report={report}
        />
      )}
    </StoresProvider>
  );
}
