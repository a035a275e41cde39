import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryTermsFormatter } from '../../../components/delivery/use-delivery-terms-formatter.ts';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { getDestinationTerms } from '../../../domain/delivery/delivery-terms.ts';
import type { Destination } from '../../../domain/delivery/delivery-types.ts';
import type { LocalizedText } from '../../../domain/menu/menu-types.ts';
import { dropFullStop } from '../../../i18n/full-stop.ts';
import { useLocale, useLocalize } from '../../../i18n/i18n-context.tsx';
import { joinLabel } from '../../../i18n/join-label.ts';
import { paths } from '../../../router/paths.ts';
import { useRouter, useRouterState } from '../../../router/router-context.tsx';
import { useAreaPrompt } from '../../../stores/delivery/area-prompt-store.ts';
import type { DeliveryState } from '../../../stores/delivery/delivery-state.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { alert } from '../../../ui/icons/icon-paths-more.ts';
import { pin } from '../../../ui/icons/icon-paths-ordering.ts';
import { createLazyComponent } from '../../../ui/layout/lazy-component.tsx';
import { OrderChoiceBar } from '../../../ui/navigation/order-choice-bar.tsx';

const loadAreaSheet = () => import('./area-sheet.tsx').then((module) => module.AreaSheet);
const AreaSheet = createLazyComponent(loadAreaSheet);

interface DeliveryDestinationBarProps {
  /**
   * Opens the area sheet automatically, once per visit, if the order has no destination or the place in the page's link
   * cannot be used.
   */
  autoOpen?: boolean;
}

/** The delivery destination with fee, time and minimum order. A click opens the area sheet. */
export function DeliveryDestinationBar({ autoOpen = false }: DeliveryDestinationBarProps) {
  const router = useRouter();
  const pathParams = usePathParams();
  const branchId = useBusiness((business) => business.branchId);
  const { status, destination, isRestoring, destinationProblem, fetch } = useDelivery((state) => state);
  const { wasShown, markShown } = useAreaPrompt((state) => state);
  /** Null until the sheet first opens. With `opensCheckout`, choosing a destination opens the checkout. */
  const [sheet, setSheet] = useState<{ isOpen: boolean; opensCheckout: boolean } | null>(null);
  useEffect(() => {
    if (branchId) void fetch();
  }, [branchId, fetch]);

  const isDestinationMissing = destination.kind === 'none' && !isRestoring;
  // If the place in the link cannot be used, the customer must choose a destination again, even if there is an earlier
  // one.
  const needsDestination = isDestinationMissing || isAboutLink(destinationProblem);
  const shouldAutoOpen = autoOpen && needsDestination && status === 'fetched' && !wasShown;
  useEffect(() => {
    if (!shouldAutoOpen) return;
    markShown();
    setSheet({ isOpen: true, opensCheckout: false });
  }, [shouldAutoOpen, markShown]);
  // The route guard of the checkout redirects here with this notice when the destination is missing.
  const state = useRouterState();
  useEffect(() => {
    if (autoOpen && state.notice === 'notice.placeMissing') setSheet({ isOpen: true, opensCheckout: true });
  }, [autoOpen, state]);
  useEffect(() => {
    if (isDestinationMissing) loadAreaSheet().catch(() => undefined);
  }, [isDestinationMissing]);

  const close = () => setSheet((before) => before && { ...before, isOpen: false });
  return (
    <>
      <DestinationBar onOpen={() => setSheet({ isOpen: true, opensCheckout: false })} />
      {sheet && (
        <AreaSheet
          open={sheet.isOpen}
          onClose={close}
          onChosen={() => {
            close();
            if (sheet.opensCheckout) void router.navigate(paths.checkout(pathParams));
          }}
        />
      )}
    </>
  );
}

function DestinationBar({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { dir } = useLocale();
  const termsFormatter = useDeliveryTermsFormatter();
  const { status, config, destination, isRestoring, destinationProblem } = useDelivery((state) => state);
  const terms = getDestinationTerms(destination);
  const renderBar = (title: string, detail: string, isWarning = false, visibleDetail: ReactNode = detail) => (
    <OrderChoiceBar
      icon={isWarning ? alert : pin}
      tone={isWarning ? 'warn' : 'plain'}
      title={title}
      detail={visibleDetail}
      label={t('delivery.change', { place: dropFullStop(joinLabel([title, detail], dir)) })}
      onOpen={onOpen}
    />
  );
  if (terms && destination.kind !== 'none') {
    const name = localize(getPlaceName(destination));
    const title =
      destination.kind === 'country'
        ? t('delivery.shipTo', { country: name })
        : t('delivery.to', { place: name });
    return isAboutLink(destinationProblem)
      ? renderBar(title, t(`delivery.dropped.${destinationProblem}`), true)
      : renderBar(title, termsFormatter.formatSummary(terms), false, termsFormatter.renderSummary(terms));
  }
  if (status === 'error' && !config) return renderBar(t('delivery.failed'), t('ui.retry'), true);
  if (destinationProblem)
    return renderBar(t('delivery.choose'), t(`delivery.dropped.${destinationProblem}`), true);
  if (isRestoring) return renderBar(t('ui.loading'), '');
  return renderBar(t('delivery.choose'), t('delivery.chooseHint'));
}

/** Whether the notice is about the place in the page's link, not about the chosen destination. */
const isAboutLink = (
  destinationProblem: DeliveryState['destinationProblem'],
): destinationProblem is 'link' | 'outside' =>
  destinationProblem === 'link' || destinationProblem === 'outside';

/** Returns the name of the destination. */
function getPlaceName(destination: Exclude<Destination, { kind: 'none' }>): LocalizedText {
  if (destination.kind === 'country') return destination.country.name;
  return (destination.area ?? destination.zone).name;
}
