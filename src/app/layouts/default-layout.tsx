import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DestinationBarsContext } from '../../components/delivery/order-destination.tsx';
import { isServer } from '../../lib/is-server.ts';
import type { Route } from '../../router/route-types.ts';
import { RouteView } from '../../router/router-context.tsx';
import { useBusiness, useCart, useConsent, useSession } from '../../stores/stores-context.tsx';
import { cramped, wide } from '../../theme/container.ts';
import { keyframes, styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { ScrollerProvider } from '../../ui/layout/scroller.tsx';
import { TITLE_ID } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useWidthClass, WideChoice } from '../../ui/layout/width-class.tsx';
import { ScreenErrorBoundary } from '../errors/screen-error-boundary.tsx';
import { Navigation } from './app-navigation.tsx';
import { AddedToCartAnnouncer } from './cart-announcements.tsx';
import { CartSummary, EarlyCartSummary } from './cart-summary.tsx';
import { usePreloadNextScreens, useScrollAndFocusOnArrival } from './route-effects.ts';
import { RouteNotice } from './route-notice.tsx';

const loadCartPanel = () => import('../../features/cart/cart-panel.tsx').then((module) => module.CartPanel);
const CartPanel = createLazyComponent(loadCartPanel);
const ConsentBar = createLazyComponent(() =>
  import('../../features/tracking/consent-bar.tsx').then((module) => module.ConsentBar),
);
const DeliveryBar = createLazyComponent(() =>
  import('../../features/delivery/area/delivery-destination-bar.tsx').then(
    (module) => module.DeliveryDestinationBar,
  ),
);
const TableBar = createLazyComponent(() =>
  import('../../features/tables/table-bar.tsx').then((module) => module.TableBar),
);
const DESTINATION_BARS = { delivery: DeliveryBar, dine_in: TableBar };
const CouponLinkNotice = createLazyComponent(() =>
  import('./coupon-link-notice.tsx').then((module) => module.CouponLinkNotice),
);
const CountLimitNotice = createLazyComponent(() =>
  import('./count-limit-notice.tsx').then((module) => module.CountLimitNotice),
);
const OtherBranchNotice = createLazyComponent(() =>
  import('./other-branch-notice.tsx').then((module) => module.OtherBranchNotice),
);
const OrderPlacedNotice = createLazyComponent(() =>
  import('./order-placed-notice.tsx').then((module) => module.OrderPlacedNotice),
);
const ForbiddenNotice = createLazyComponent(() =>
  import('./forbidden-notice.tsx').then((module) => module.ForbiddenNotice),
);

const CART_WIDTH = scaleWithText(360);
const Body = styled('div', {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  position: 'relative',
  variants: {
    // A fixed column width keeps the layout stable while the cart is loading.
    hasCart: {
      true: {
        [wide]: { display: 'grid', gridTemplate: `minmax(0, 1fr) / minmax(0, 1fr) ${CART_WIDTH}` },
      },
    },
  },
});
const Scroll = styled('main', {
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  background: 'var(--oa-surface-ground)',
  // Makes the browser scroll a composited layer, instead of repainting the content over a gradient or picture.
  willChange: 'scroll-position',
  // In a dialog, scrolling past the end must not scroll the host page.
  overscrollBehavior: 'var(--oa-overscroll, auto)',
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  outline: 'none',
  variants: {
    roomForBar: {
      true: {
        paddingBlockEnd: 80,
        // With large text, the cart bar has two or three lines.
        [cramped]: { paddingBlockEnd: `calc(40px + ${scaleWithText(72)})` },
      },
    },
  },
});
const CartSide = styled('aside', {
  flex: 'none',
  width: CART_WIDTH,
  overflowY: 'auto',
  overscrollBehavior: 'var(--oa-overscroll, auto)',
  background: '$card',
  borderInlineStart: '1px solid $line',
});
const appear = keyframes({ from: { opacity: 0 } });
/** Covers the current screen while the next one loads. It appears after a delay, so that fast loads don't flash. */
const LoadingOverlay = styled('div', {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  animation: `${appear} .15s .2s backwards`,
});
const LoadingPlate = styled('div', {
  display: 'grid',
  padding: '$2',
  borderRadius: '$round',
  background: '$card',
  boxShadow: '$high',
  color: '$brandText',
  fontSize: '$28',
});

const BROWSING_ROUTES: readonly string[] = ['menu', 'category', 'item', 'search'];

export interface DefaultLayoutProps {
  readonly route: Route<ComponentType>;
  readonly busy: boolean;
  readonly notice: string | null;
  readonly scroller: RefObject<HTMLElement | null>;
  /** True for the first screen of the app. */
  readonly isFirst: boolean;
  /** Reports an error to the console and the host. */
  readonly report: (error: unknown, part: string) => void;
}

/** The content with tabs below it or, in wide elements, with a bar above it and the cart beside the menu. */
export function DefaultLayout({ route, busy, notice, isFirst, scroller, report }: DefaultLayoutProps) {
  const { t } = useTranslation();
  const isWide = useWidthClass() === 'wide';
  const [scrollElement, setScrollElement] = useState<HTMLElement | null>(null);
  scroller.current = scrollElement;
  useScrollAndFocusOnArrival(route, scrollElement, isFirst);
  usePreloadNextScreens(route.name);
  const isBrowsing = BROWSING_ROUTES.includes(route.name);
  const { count, hasCouponNotice, hasCountLimit } = useCart((state) => ({
    count: state.count,
    hasCountLimit: !!state.countLimit,
    hasCouponNotice: !!state.couponNotice,
  }));
  const showsOtherBranch = useBusiness((state) => state.otherBranchReason !== null);
  const hasPixels = useBusiness(({ pixels }) => pixels.length > 0);
  const asksConsent = useConsent(({ asksCustomer, choice }) => asksCustomer && !choice) && hasPixels;
  const isForbidden = useSession(({ forbiddenReason }) => forbiddenReason !== null);
  const focusScreen = () => scrollElement?.focus({ preventScroll: true });
  // Load `OrderPlacedNotice` with the first item. It must be mounted when another tab orders the cart.
  const hasHadItemsRef = useRef(false);
  hasHadItemsRef.current ||= count > 0;
  const showsCartBar = isBrowsing && !isWide && count > 0;
  useEffect(() => {
    if (isWide) loadCartPanel().catch(() => undefined);
  }, [isWide]);
  return (
    <DestinationBarsContext value={DESTINATION_BARS}>
      <WideChoice content={<Navigation route={route} kind="bar" />} otherContent={null} />
      <Body hasCart={isBrowsing}>
        <Scroll
          ref={setScrollElement}
          tabIndex={-1}
          aria-labelledby={TITLE_ID}
          aria-busy={busy}
          roomForBar={showsCartBar}
        >
          <ScrollerProvider value={scrollElement}>
            {notice && <RouteNotice text={notice} />}
            {(scrollElement || isServer) && (
              <ScreenErrorBoundary route={route} part="screen" report={report}>
                <RouteView route={route} />
              </ScreenErrorBoundary>
            )}
          </ScrollerProvider>
        </Scroll>
        {isBrowsing && (
          <WideChoice
            content={
              <CartSide aria-label={t('cart.title')}>
                <CartPanel />
              </CartSide>
            }
            otherContent={null}
          />
        )}
        {showsCartBar && <CartSummary route={route} />}
        {isServer && isBrowsing && (
          <WideChoice content={null} otherContent={<EarlyCartSummary route={route} />} />
        )}
        {isBrowsing && <AddedToCartAnnouncer />}
        {hasCouponNotice && <CouponLinkNotice onClose={focusScreen} />}
        {showsOtherBranch && <OtherBranchNotice onClose={focusScreen} />}
        {hasHadItemsRef.current && <OrderPlacedNotice onClose={focusScreen} />}
        {isForbidden && <ForbiddenNotice onClose={focusScreen} />}
        {hasCountLimit && <CountLimitNotice />}
        {busy && (
          <LoadingOverlay role="status">
            <LoadingPlate>
              <Spinner />
            </LoadingPlate>
            <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
          </LoadingOverlay>
        )}
      </Body>
      {asksConsent && <ConsentBar onAnswer={focusScreen} />}
      <WideChoice content={null} otherContent={<Navigation route={route} kind="tabs" />} />
    </DestinationBarsContext>
  );
}
