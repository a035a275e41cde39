import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { getEnabledTypes } from '../../../domain/business/selling.ts';
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
import { pin } from '../../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { SegmentedControl } from '../../../ui/inputs/segmented-control.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import type { FoundPlace } from '../search/found-place.ts';
import { CountryList } from '../shared/country-list.tsx';
import type { CurrentLocation } from '../shared/use-current-location.ts';
import { AreaList } from './area-list.tsx';

/** Keeps its height while a search shortens the list, so that the search field does not move. */
const MinHeightBox = styled('div', { minHeight: 480 });

export interface AreaChoicesProps {
  location: CurrentLocation;
  /**
   * True if the customer chose delivery to another country. Null before a choice: the current destination then decides.
   */
  isAbroad: boolean | null;
  onAbroadChange: (isAbroad: boolean) => void;
  onChosen: () => void;
  /** Called with a place that the customer searched for and that is not one of the areas. */
  onPlaceFound: (place: FoundPlace) => void;
}

/** Choice of the destination: an area by name, the current location, a place on the map, or a country. */
export function AreaChoices({
  location,
  isAbroad,
  onAbroadChange,
  onChosen,
  onPlaceFound,
}: AreaChoicesProps) {
  const { t } = useTranslation();
  const { status, config, destinationProblem, destination, fetch } = useDelivery((state) => state);
  const homeCountry = useBusiness(({ business }) => business?.countryCode);
  if (!config) return status === 'error' ? <LoadError onRetry={() => void fetch()} /> : <LoadingChoices />;
  const countries = config.countries.filter(({ iso }) => iso !== homeCountry);
  const zones = config.zones.filter(({ visible }) => visible);
  if (!zones.length && !countries.length) return <NoDelivery />;
  const isShipping = countries.length > 0 && (!zones.length || (isAbroad ?? destination.kind === 'country'));
  return (
    <MinHeightBox>
      <Stack gap="4">
        {destinationProblem && (
          <Notice icon={alert} tone="warn">
            {t(`delivery.dropped.${destinationProblem}`)}
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
            onChange={(value) => onAbroadChange(value === 'far')}
          />
        )}
        {isShipping ? (
          <CountryList countries={countries} onChosen={onChosen} />
        ) : (
          <AreaList config={config} onChosen={onChosen} onPlaceFound={onPlaceFound}>
            <LocationButtons location={location} />
          </AreaList>
        )}
      </Stack>
    </MinHeightBox>
  );
}

/** Buttons for customers who don't know the name of their area. */
function LocationButtons({ location: { isBusy, problem, locate } }: { location: CurrentLocation }) {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  return (
    <Stack gap="2">
      <Row gap="2" wrap css={{ '& > *': { flex: '1 1 160px' } }}>
        <Button
          variant="secondary"
          busy={isBusy}
          startIcon={<Icon path={crosshair} size={18} />}
          onClick={locate}
        >
          {t('delivery.useLocation')}
        </Button>
        <Button
          variant="secondary"
          startIcon={<Icon path={pin} size={18} />}
          onClick={() => void router.navigate(paths.map(pathParams))}
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

const LoadingChoices = () => (
  <MinHeightBox aria-busy="true">
    <Stack>
      <Skeleton height={48} />
      <Skeleton height={44} />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Stack>
  </MinHeightBox>
);

/** Button to the pickup menu, if the business offers pickup. */
function PickupButton({ variant }: { variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const canPickUp = useBusiness(
    ({ business }) => !!business && getEnabledTypes(business).includes('car_pickup'),
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

function LoadError({ onRetry }: { onRetry: () => void }) {
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
          <PickupButton variant="secondary" />
        </Row>
      }
    />
  );
}

function NoDelivery() {
  const { t } = useTranslation();
  return (
    <StatePanel
      icon={alert}
      tone="warn"
      title={t('delivery.nowhere')}
      text={t('delivery.nowhereHint')}
      action={<PickupButton variant="primary" />}
    />
  );
}
