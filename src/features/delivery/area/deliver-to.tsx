import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTermsText } from '../../../components/delivery/use-terms-text.ts';
import { useHere } from '../../../components/layout/use-here.ts';
import { destinationTerms } from '../../../domain/delivery/delivery-terms.ts';
import { useText } from '../../../i18n/i18n-context.tsx';
import { paths } from '../../../router/paths.ts';
import { useRouter, useRouterState } from '../../../router/router-context.tsx';
import { useAreaPrompt } from '../../../stores/delivery/area-prompt-store.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { alert } from '../../../ui/icons/icon-paths-more.ts';
import { pin } from '../../../ui/icons/icon-paths-ways.ts';
import { latePart } from '../../../ui/layout/late-part.tsx';
import { PlaceBar } from '../../../ui/navigation/place-bar.tsx';
import { placeName } from '../shared/place-name.ts';

const loadAreaSheet = () => import('./area-sheet.tsx').then((late) => late.AreaSheet);
const AreaSheet = latePart(loadAreaSheet);

export interface DeliverToProps {
  /** Asks by itself, once a visit, while nobody knows where to deliver. */
  prompts?: boolean;
}

/** Where the order is brought and on what terms; pressed, it is chosen or changed. */
export function DeliverTo({ prompts = false }: DeliverToProps) {
  const router = useRouter();
  const here = useHere();
  const branchId = useBusiness((state) => state.branchId);
  const { status, destination, isRestoring, fetch } = useDelivery((state) => state);
  const { wasShown, markShown } = useAreaPrompt((state) => state);
  /** Null until it was opened. `isOnWay`: to the checkout, where the place was missing. */
  const [sheet, setSheet] = useState<{ isOpen: boolean; isOnWay: boolean } | null>(null);
  useEffect(() => {
    if (branchId) void fetch();
  }, [branchId, fetch]);

  const isMissing = destination.kind === 'none' && !isRestoring;
  const isAsking = prompts && isMissing && status === 'fetched' && !wasShown;
  useEffect(() => {
    if (!isAsking) return;
    markShown();
    setSheet({ isOpen: true, isOnWay: false });
  }, [isAsking, markShown]);
  // A guard led here for want of a place.
  const state = useRouterState();
  useEffect(() => {
    if (prompts && state.notice === 'notice.placeMissing') setSheet({ isOpen: true, isOnWay: true });
  }, [prompts, state]);
  useEffect(() => {
    if (isMissing) loadAreaSheet().catch(() => undefined);
  }, [isMissing]);

  const close = () => setSheet((before) => before && { ...before, isOpen: false });
  return (
    <>
      <Bar onOpen={() => setSheet({ isOpen: true, isOnWay: false })} />
      {sheet && (
        <AreaSheet
          open={sheet.isOpen}
          onClose={close}
          onChosen={() => {
            close();
            if (sheet.isOnWay) void router.navigate(paths.checkout(here));
          }}
        />
      )}
    </>
  );
}

function Bar({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const text = useText();
  const terms = useTermsText();
  const { status, config, destination, isRestoring, dropReason } = useDelivery((state) => state);
  const place = destinationTerms(destination);
  const say = (title: string, detail: string, isWarning = false) => (
    <PlaceBar
      icon={isWarning ? alert : pin}
      tone={isWarning ? 'warn' : 'plain'}
      title={title}
      detail={detail}
      label={t('delivery.change', { place: `${title}, ${detail}` })}
      onOpen={onOpen}
    />
  );
  if (place && destination.kind !== 'none') {
    const name = text(placeName(destination));
    const title =
      destination.kind === 'country'
        ? t('delivery.shipTo', { country: name })
        : t('delivery.to', { place: name });
    return say(title, terms.line(place));
  }
  if (status === 'error' && !config) return say(t('delivery.failed'), t('ui.retry'), true);
  if (dropReason) return say(t('delivery.choose'), t(`delivery.dropped.${dropReason}`), true);
  if (isRestoring) return say(t('ui.loading'), '');
  return say(t('delivery.choose'), t('delivery.chooseHint'));
}
