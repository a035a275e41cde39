import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Alternatives } from '../shared/other-ways.tsx';
import { type FoundPlace, usePlaces } from '../shared/use-places.ts';
import { ZoneFacts } from '../shared/zone-facts.tsx';
import { AreaChoices } from './area-choices.tsx';

export interface AreaSheetProps {
  open: boolean;
  onClose: () => void;
  /** There is a place to deliver to, or another way to order was taken. */
  onChosen: () => void;
}

/** Choosing where to deliver: an area, a country, or a place that is found; then what that means. */
export function AreaSheet({ open, onClose, onChosen }: AreaSheetProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const places = usePlaces();
  const { choosePlace, dismissDropReason } = useDelivery((state) => state);
  const [isAbroad, setAbroad] = useState<boolean | null>(null);
  const { found, forget } = places;
  useEffect(() => {
    // The map may be next.
    if (open) router.preload('map');
  }, [open, router]);
  const close = () => {
    forget();
    dismissDropReason();
    onClose();
  };
  const done = () => {
    forget();
    onChosen();
  };
  const isInside = found?.answer.kind === 'zone';
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('delivery.title')}
      closeLabel={t('ui.close')}
      footer={
        found && (
          <Stack gap="2" css={{ width: '100%' }}>
            {isInside && (
              <Button size="l" block onClick={() => void choosePlace(found.place).then(done)}>
                {t('delivery.here')}
              </Button>
            )}
            <Button variant={isInside ? 'quiet' : 'secondary'} block onClick={forget}>
              {t('delivery.another')}
            </Button>
          </Stack>
        )
      }
    >
      {found ? (
        <Answer found={found} onTaken={(isElsewhere) => (isElsewhere ? close() : done())} />
      ) : (
        <AreaChoices places={places} isAbroad={isAbroad} onAbroad={setAbroad} onChosen={done} />
      )}
      <LiveRegion message={places.isBusy ? t('ui.loading') : ''} />
    </Sheet>
  );
}

interface AnswerProps {
  found: FoundPlace;
  onTaken: (isElsewhere: boolean) => void;
}

function Answer({ found: { place, answer }, onTaken }: AnswerProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => box?.focus(), [box]);
  return (
    <div ref={setBox} tabIndex={-1}>
      {answer.kind === 'zone' ? (
        <ZoneFacts zone={answer.zone} area={answer.area} />
      ) : (
        <Alternatives place={place} alternatives={answer.alternatives} onTaken={onTaken} />
      )}
    </div>
  );
}
