import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorMode } from '../components/menu/use-color-mode.ts';
import type { BusinessTheme } from '../domain/business/business-types.ts';
import { I18nProvider, useLocale } from '../i18n/i18n-context.tsx';
import { buildLocaleCookie, listOfferedLocales } from '../i18n/select-locale.ts';
import { writeCookie } from '../lib/cookies.ts';
import { isServer } from '../lib/is-server.ts';
import { RouterProvider, useRouterState } from '../router/router-context.tsx';
import { StoresProvider, useBusiness } from '../stores/stores-context.tsx';
import { buildThemeClass } from '../theme/business-theme.ts';
import { cramped, FRAME_NAME } from '../theme/container.ts';
import { styled } from '../theme/stitches.ts';
import { loadWebFont } from '../theme/web-font.ts';
import { close } from '../ui/icons/icon-paths.ts';
import { IconButton } from '../ui/inputs/icon-button.tsx';
import { createLazyComponent } from '../ui/layout/lazy-component.tsx';
import { Surface } from '../ui/layout/surface.tsx';
import { WidthProvider } from '../ui/layout/width-class.tsx';
import { ScreenErrorBoundary } from './errors/screen-error-boundary.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { GeneralLayout } from './layouts/general-layout.tsx';
import { ReferenceIdProvider } from './reference-id.tsx';
import type { Services } from './service-types.ts';

export interface ShellProps {
  readonly services: Services;
  /** The host page's brand colour, which overrides the business's; '' for none. */
  readonly brand: string;
  /** Called when the first screen or the error page is rendered. */
  readonly onFirstScreen: () => void;
}

const NO_THEME: Partial<BusinessTheme> = {};

const IdleCountdown = createLazyComponent(() =>
  import('./layouts/idle-countdown.tsx').then((module) => module.IdleCountdown),
);

const Backdrop = createLazyComponent(() =>
  import('./layouts/backdrop.tsx').then((module) => module.Backdrop),
);

/** Fills the element. Only the app inside it scrolls, never the host page. */
const Frame = styled('div', {
  // Long words break instead of making their column wider than the element.
  [cramped]: { hyphens: 'auto', overflowWrap: 'anywhere' },
  container: `${FRAME_NAME} / size`,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
});
/** The bar with the close button. A CSS variable shows the bar while the element is a dialog. */
const CloseBar = styled('div', { display: 'var(--oa-bar, none)', flex: 'none', justifyContent: 'flex-end' });
const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLDialogElement>('[part=dialog]')?.close();

/** Covers the element's whole box, whatever the size of the content. */
const Fill = styled('div', { position: 'absolute', inset: 0, '& > [data-surface]': { height: '100%' } });

/** Wraps the app in its providers, outermost first: stores, reference id, router, languages, theme, width. */
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
  const rememberLocale = useCallback((locale: string) => writeCookie(buildLocaleCookie(locale)), []);
  const [offeredLocales, setOfferedLocales] = useState<readonly string[]>([]);
  useEffect(() => setOfferedLocales(listOfferedLocales(business?.locales ?? [])), [business]);
  return (
    <I18nProvider
      handle={props.services.i18n}
      timeZone={business?.timezone ?? 'Asia/Kuwait'}
      country={business?.countryCode}
      offeredLocales={offeredLocales}
      rememberLocale={rememberLocale}
    >
      <ThemedApp {...props} />
    </I18nProvider>
  );
}

function ThemedApp({ services, brand, onFirstScreen }: ShellProps) {
  const { t } = useTranslation();
  const { locale, dir } = useLocale();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const theme = useBusiness((state) => state.business?.theme) ?? NO_THEME;
  const idleSeconds = useBusiness((state) => state.idleResetSeconds);
  useWebFont(theme.fontUrl, services.report);
  const themeClass = buildThemeClass(brand ? { ...theme, themeColor: brand } : theme, useColorMode());
  return (
    <Fill>
      <Surface themeClass={themeClass} dir={dir} lang={locale} fonts={t('language.fonts')}>
        {theme.backdrop && <Backdrop picture={theme.backdrop} />}
        <Frame ref={setFrame}>
          <CloseBar>
            <IconButton part="close" icon={close} label={t('ui.close')} onClick={closeDialog} />
          </CloseBar>
          {(frame || isServer) && (
            <WidthProvider element={frame}>
              <Screens services={services} onFirstScreen={onFirstScreen} />
              {idleSeconds !== null && <IdleCountdown services={services} idleSeconds={idleSeconds} />}
            </WidthProvider>
          )}
        </Frame>
      </Surface>
    </Fill>
  );
}

/**
 * Loads the font file of the business. Until the file has loaded, or if it fails to load, the text uses the next font
 * of the theme.
 */
function useWebFont(url: string | null | undefined, report: Services['report']): void {
  useEffect(() => {
    if (url) loadWebFont(url).catch((error) => report(error, 'font'));
  }, [url, report]);
}

function Screens({ services, onFirstScreen }: Omit<ShellProps, 'brand'>) {
  const state = useRouterState();
  const { route, error, status, notice } = state;
  const hasContent = route !== null || status === 'error';
  // The first content leaves the focus on the host page. Later content takes the focus from the content that it
  // replaces.
  const isFirstContentRef = useRef(true);
  const isFirst = isFirstContentRef.current;
  useLayoutEffect(() => {
    if (!hasContent) return;
    isFirstContentRef.current = false;
    onFirstScreen();
  }, [hasContent, onFirstScreen]);
  if (error) return <GeneralLayout error={error} route={null} busy={false} isFirst={isFirst} />;
  // The loader's skeleton is shown until the first screen is ready.
  if (!route) return null;
  const busy = status === 'loading';
  const { stores, scroller, report } = services;
  return (
    <StoresProvider stores={(route.path.includes('/reserv_') && stores.preorderStores) || stores}>
      {/*
        The layout has its own boundary around the screen. This outer boundary catches errors in the navigation, the
        cart and the messages.
      */}
      <ScreenErrorBoundary route={route} part="layout" report={report}>
        {route.layout === 'general' ? (
          <GeneralLayout error={null} route={route} busy={busy} isFirst={isFirst} />
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
      </ScreenErrorBoundary>
    </StoresProvider>
  );
}
