import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/client/api-errors.ts';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { matchPath } from '../../router/match.ts';
import { paths } from '../../router/paths.ts';
import type { RouteError } from '../../router/route-error.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { BusinessError } from '../../stores/business/business-error.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { clock, menuBook, search } from '../../ui/icons/icon-paths.ts';
import { alert, offline } from '../../ui/icons/icon-paths-more.ts';
import { pin } from '../../ui/icons/icon-paths-ordering.ts';
import { Button, getButtonClass } from '../../ui/inputs/button.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { TITLE_ID } from '../../ui/layout/text.tsx';
import { useReferenceId } from '../reference-id.tsx';
import { SwitchedOffContact } from './switched-off-contact.tsx';

const SwitchedOffOrder = createLazyComponent(() =>
  import('./switched-off-order.tsx').then((module) => module.SwitchedOffOrder),
);

type Variant =
  | 'moved'
  | 'switchedOff'
  | 'unknownBusiness'
  | 'notFound'
  | 'notSold'
  | 'chunk'
  | 'network'
  | 'timeout'
  | 'menu'
  | 'server';

const ICONS = {
  moved: pin,
  switchedOff: clock,
  unknownBusiness: search,
  notFound: search,
  notSold: menuBook,
  chunk: offline,
  network: offline,
  timeout: offline,
  menu: menuBook,
  server: alert,
} satisfies Record<Variant, string>;

const Main = styled('main', { '&:focus': { outline: 'none' } });
/** Keeps the path on one line, however long it is. */
const PathLine = styled('bdi', {
  display: 'block',
  // The panel's padding is 24 px on each side.
  maxWidth: 'min(400px, 100cqi - 48px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [cramped]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  fontFamily: 'monospace',
});

/** Variants that show the path that does not exist (spec, section 2). */
const VARIANTS_WITH_PATH: readonly Variant[] = ['notFound', 'unknownBusiness'];

/** Variants without a retry button, because a retry would fail in the same way. */
const PERMANENT_VARIANTS: readonly Variant[] = ['moved', 'switchedOff', 'notFound', 'notSold'];

const BELOW_LANDING = /^\/[^/]+\/[^/]/;

/**
 * The error page for the statuses 433 and 404; any other status is shown as 500 (spec, section 2). Some causes have
 * their own text: no connection, a timeout, a failed menu request, an unknown business, or a business that has moved to
 * its own site. The page links to that site but never redirects there.
 */
export function ErrorPage({ error }: { error: RouteError }) {
  const { t } = useTranslation();
  const router = useRouter();
  const referenceId = useReferenceId();
  const businessError = useBusiness((state) => state.error);
  const variant = chooseVariant(error, businessError);
  const orderTypes = useOrderTypeNames();
  const orderType = normaliseOrderType(error.path.split('/')[2] ?? '');
  const canRetry = !PERMANENT_VARIANTS.includes(variant);
  const getLandingPath = () => paths.landing({ referenceId });
  // A path such as `/404` contains a reserved word instead of a business, so there is no home page. There is none for
  // `.` and `..` either, because browsers remove them from paths.
  const hasHome =
    matchPath(`/${encodeURIComponent(referenceId)}`)?.name === 'landing' && !/^\.{1,2}$/.test(referenceId);
  // An embedded app may have no browser history to go back to. If the business failed to load, no other screen works
  // either.
  const canLeave = (canRetry || variant === 'notFound') && !businessError && BELOW_LANDING.test(error.path);
  const site = error.kind === 'moved' ? String(error.cause) : null;
  const contact = variant === 'switchedOff' ? businessError?.contact : null;
  const orderId = variant === 'switchedOff' ? findOrderId(error.path) : null;
  return (
    <Main data-status={error.status} tabIndex={-1} aria-labelledby={TITLE_ID}>
      <StatePanel
        announce
        level="h1"
        icon={ICONS[variant]}
        tone={variant === 'server' ? 'danger' : 'warn'}
        title={t(`errors.${variant}`, { type: orderType ? orderTypes[orderType] : '' })}
        text={<ErrorText error={error} variant={variant} site={site} />}
        action={
          <>
            {canRetry && <Button onClick={() => void router.retry()}>{t('ui.retry')}</Button>}
            {variant === 'notFound' && hasHome && (
              <Button onClick={() => void router.navigate(getLandingPath(), { replace: true })}>
                {t('errors.toHome')}
              </Button>
            )}
            {canLeave && (
              <Button variant="secondary" onClick={() => router.goBack(getLandingPath())}>
                {t('ui.back')}
              </Button>
            )}
            {variant === 'notSold' && orderType && (
              <Button onClick={() => void router.navigate(paths.menu({ referenceId, type: orderType }))}>
                {t('errors.toMenu')}
              </Button>
            )}
            {site && (
              <a className={getButtonClass()} href={site} target="_blank" rel="noopener">
                {t('errors.toSite')}
              </a>
            )}
            {orderId && <SwitchedOffOrder orderId={orderId} />}
            {contact && <SwitchedOffContact contact={contact} />}
          </>
        }
      />
    </Main>
  );
}

/**
 * Id of the order in a path: that of an order's own page, or of the return from its payment. Null for any other path.
 */
function findOrderId(path: string): string | null {
  const [pathname = '', search = ''] = path.split('?');
  const match = matchPath(pathname);
  if (match?.name === 'order') return match.params.orderId ?? null;
  return match?.name === 'paymentFail' ? new URLSearchParams(search).get('order') : null;
}

interface ErrorTextProps {
  readonly error: RouteError;
  readonly variant: Variant;
  /** The URL of the business's own site, to which it has moved. */
  readonly site: string | null;
}

/**
 * The text below the title: the business's own message, or else the app's message. Shows the path below the text if the
 * path does not exist.
 */
function ErrorText({ error, variant, site }: ErrorTextProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const businessError = useBusiness((state) => state.error);
  const path = error.path.replace(/[?#].*/, '');
  const message = variant === 'switchedOff' && businessError?.contact?.message;
  const key = variant === 'menu' ? 'errors.serverText' : (`errors.${variant}Text` as const);
  return (
    <>
      {message ? localize(message) : t(key, { site: site ? new URL(site).host : '' })}
      {businessError?.reason === 'server' && variant === 'server' && (
        <span dir="auto"> {businessError.message}</span>
      )}
      {VARIANTS_WITH_PATH.includes(variant) && (
        <PathLine dir="ltr" title={path}>
          {path}
        </PathLine>
      )}
    </>
  );
}

function chooseVariant(error: RouteError, businessError: BusinessError | null): Variant {
  if (error.kind === 'moved') return 'moved';
  if (error.status === 433) return 'switchedOff';
  if (error.kind === 'chunk') return 'chunk';
  if (error.kind === 'notSold') return 'notSold';
  if (error.status === 404) return businessError ? 'unknownBusiness' : 'notFound';
  const kind = businessError?.kind ?? (error.cause instanceof ApiError && error.cause.kind);
  if (kind === 'network' || kind === 'timeout') return kind;
  return businessError?.reason === 'failed' ? 'menu' : 'server';
}
