import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Alternatives } from '../shared/ordering-alternatives.tsx';
import { type LocatedPlace, useCurrentLocation } from '../shared/use-current-location.ts';
import { ZoneFacts } from '../shared/zone-facts.tsx';
import { AreaChoices } from './area-choices.tsx';

export interface AreaSheetProps {
  open: boolean;
  onClose: () => void;
  /** Called when there is a place to deliver to, or when the customer orders another way. */
  onChosen: () => void;
}

/** Where to deliver: the customer chooses an area or a country, or shares their location and sees who delivers there. */
export function AreaSheet({ open, onClose, onChosen }: AreaSheetProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const location = useCurrentLocation();
  const { choosePlace, dismissDropReason } = useDelivery((state) => state);
  const [isAbroad, setAbroad] = useState<boolean | null>(null);
  const { located, reset } = location;
  useEffect(() => {
    // The map may be next.
    if (open) router.preload('map');
  }, [open, router]);
  const close = () => {
    reset();
    dismissDropReason();
    onClose();
  };
  const done = () => {
    reset();
    onChosen();
  };
  const isInside = located?.result.kind === 'zone';
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('delivery.title')}
      closeLabel={t('ui.close')}
      footer={
        located && (
          <Stack gap="2" css={{ width: '100%' }}>
            {isInside && (
              <Button size="l" block onClick={() => void choosePlace(located.place).then(done)}>
                {t('delivery.here')}
              </Button>
            )}
            <Button variant={isInside ? 'quiet' : 'secondary'} block onClick={reset}>
              {t('delivery.another')}
            </Button>
          </Stack>
        )
      }
    >
      {located ? (
        <LocationResult located={located} onTaken={(isElsewhere) => (isElsewhere ? close() : done())} />
      ) : (
        <AreaChoices location={location} isAbroad={isAbroad} onAbroad={setAbroad} onChosen={done} />
      )}
      <LiveRegion message={location.isBusy ? t('ui.loading') : ''} />
    </Sheet>
  );
}

interface LocationResultProps {
  located: LocatedPlace;
  onTaken: (isElsewhere: boolean) => void;
}

function LocationResult({ located: { place, result }, onTaken }: LocationResultProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => box?.focus(), [box]);
  return (
    <div ref={setBox} tabIndex={-1}>
      {result.kind === 'zone' ? (
        <ZoneFacts zone={result.zone} area={result.area} />
      ) : (
        <Alternatives place={place} alternatives={result.alternatives} onTaken={onTaken} />
      )}
    </div>
  );
}
