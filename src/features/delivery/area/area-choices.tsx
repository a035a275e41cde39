import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { enabledTypes } from '../../../domain/business/selling.ts';
import { paths } from '../../../router/paths.ts';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { styled } from '../../../theme/stitches.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../../ui/feedback/state-panel.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { info } from '../../../ui/icons/icon-paths.ts';
import { alert, crosshair, offline } from '../../../ui/icons/icon-paths-more.ts';
import { pin } from '../../../ui/icons/icon-paths-ways.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { SegmentedControl } from '../../../ui/inputs/segmented-control.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { CountryList } from '../shared/country-list.tsx';
import type { CurrentLocation } from '../shared/use-current-location.ts';
import { AreaList } from './area-list.tsx';

/** As high as a list of some length, so that the field above it stays where it is while somebody types. */
const Room = styled('div', { minHeight: 480 });

export interface AreaChoicesProps {
  location: CurrentLocation;
  /** Null until the customer said: as the choice so far is. */
  isAbroad: boolean | null;
  onAbroad: (isAbroad: boolean) => void;
  onChosen: () => void;
}

/** The ways to say where: by name, by where one is, on the map, by country. */
export function AreaChoices({ location, isAbroad, onAbroad, onChosen }: AreaChoicesProps) {
  const { t } = useTranslation();
  const { status, config, dropReason, destination, fetch } = useDelivery((state) => state);
  const home = useBusiness(({ business }) => business?.countryCode);
  if (!config) return status === 'error' ? <Failed onRetry={() => void fetch()} /> : <Coming />;
  const countries = config.countries.filter(({ iso }) => iso !== home);
  const zones = config.zones.filter(({ visible }) => visible);
  if (!zones.length && !countries.length) return <Nowhere />;
  const isShipping = countries.length > 0 && (!zones.length || (isAbroad ?? destination.kind === 'country'));
  return (
    <Room>
      <Stack gap="4">
        {dropReason && (
          <Notice icon={alert} tone="warn">
            {t(`delivery.dropped.${dropReason}`)}
          </Notice>
        )}
        {zones.length > 0 && countries.length > 0 && (
          <SegmentedControl
            label={t('delivery.title')}
            options={[
              { value: 'near', label: t('delivery.nearby') },
              { value: 'far', label: t('delivery.abroad') },
            ]}
            value={isShipping ? 'far' : 'near'}
            onChange={(value) => onAbroad(value === 'far')}
          />
        )}
        {isShipping ? (
          <CountryList countries={countries} onChosen={onChosen} />
        ) : (
          <AreaList config={config} onChosen={onChosen}>
            <LocateMe location={location} />
          </AreaList>
        )}
      </Stack>
    </Room>
  );
}

/** Where nobody knows the area's name. */
function LocateMe({ location: { isBusy, problem, locate } }: { location: CurrentLocation }) {
  const { t } = useTranslation();
  const router = useRouter();
  const here = usePathParams();
  return (
    <Stack gap="2">
      <Row gap="2" wrap css={{ '& > *': { flex: '1 1 160px' } }}>
        <Button variant="secondary" busy={isBusy} start={<Icon of={crosshair} size={18} />} onClick={locate}>
          {t('delivery.useLocation')}
        </Button>
        <Button
          variant="secondary"
          start={<Icon of={pin} size={18} />}
          onClick={() => void router.navigate(paths.map(here))}
        >
          {t('delivery.onMap')}
        </Button>
      </Row>
      {problem && (
        <Notice icon={info} tone="warn" announce>
          {t(`delivery.location.${problem}`)}
        </Notice>
      )}
    </Stack>
  );
}

const Coming = () => (
  <Room aria-busy="true">
    <Stack>
      <Skeleton height={48} />
      <Skeleton height={44} />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Stack>
  </Room>
);

/** To the menu for pickup, where there is one. */
function PickUp({ variant }: { variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const canPickUp = useBusiness(
    ({ business }) => !!business && enabledTypes(business).includes('car_pickup'),
  );
  return (
    canPickUp && (
      <Button
        variant={variant}
        onClick={() => void router.navigate(paths.menu({ referenceId, type: 'car_pickup' }))}
      >
        {t('delivery.pickup')}
      </Button>
    )
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      icon={offline}
      tone="warn"
      announce
      title={t('delivery.failed')}
      text={t('delivery.failedHint')}
      action={
        <Row gap="2" wrap>
          <Button onClick={onRetry}>{t('ui.retry')}</Button>
          <PickUp variant="secondary" />
        </Row>
      }
    />
  );
}

function Nowhere() {
  const { t } = useTranslation();
  return (
    <StatePanel
      icon={alert}
      tone="warn"
      title={t('delivery.nowhere')}
      text={t('delivery.nowhereHint')}
      action={<PickUp variant="primary" />}
    />
  );
}
