import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchLoadError } from '../../../components/branches/branch-load-error.tsx';
import { useBranchChoice } from '../../../components/branches/use-branch-choice.ts';
import { useDistanceFormatter } from '../../../components/branches/use-distance-formatter.ts';
import { useDeliveryTermsFormatter } from '../../../components/delivery/use-delivery-terms-formatter.ts';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { getCountryTerms } from '../../../domain/delivery/delivery-terms.ts';
import type { Alternative } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useLocalize } from '../../../i18n/i18n-context.tsx';
import { paths } from '../../../router/paths.ts';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { PlaceOption } from '../../../ui/cards/place-option.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { alert, store } from '../../../ui/icons/icon-paths-more.ts';
import { bike, pin } from '../../../ui/icons/icon-paths-ordering.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import { CountryFlag } from './country-flag.tsx';
import { CountryList } from './country-list.tsx';

export interface OrderingAlternativesProps {
  place: Point;
  alternatives: readonly Alternative[];
  /** Title of the notice. Default: "We don’t deliver there". */
  title?: string;
  /**
   * Called after the customer chose an alternative. `hasNavigated` is true when the alternative opened another screen.
   */
  onChosen: (hasNavigated: boolean) => void;
}

/** Other ways to order for a location outside this branch's delivery zones. */
export function OrderingAlternatives({ place, alternatives, title, onChosen }: OrderingAlternativesProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const termsFormatter = useDeliveryTermsFormatter();
  const formatDistance = useDistanceFormatter();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const { branchId: currentBranchId, business } = useBusiness((state) => state);
  const { config, fetch, choosePlace, chooseCountry } = useDelivery((state) => state);
  const [isChoosingCountry, setChoosingCountry] = useState(false);
  const selectedAlternative = useRef<Alternative | null>(null);

  const continueAtBranch = async () => {
    const isPickup = selectedAlternative.current?.kind === 'pickup';
    if (isPickup) await router.navigate(paths.menu({ referenceId, type: 'car_pickup' }));
    else {
      await fetch();
      await choosePlace(place);
    }
    onChosen(isPickup);
  };
  const branchChoice = useBranchChoice(() => void continueAtBranch());
  const selectBranch = (alternative: Alternative, branchId: string) => {
    selectedAlternative.current = alternative;
    branchChoice.choose(branchId);
  };
  const getBranchName = (id: string) =>
    localize(business?.branches.find((branch) => branch.id === id)?.name ?? {});

  const renderAlternative = (alternative: Alternative) => {
    switch (alternative.kind) {
      case 'branch': {
        const { branchId, zone } = alternative;
        return (
          <PlaceOption
            icon={bike}
            title={t('delivery.byBranch', { branch: getBranchName(branchId) })}
            facts={[localize(zone.name), termsFormatter.renderSummary(zone)]}
            isBusy={branchChoice.loadingBranchId === branchId && selectedAlternative.current === alternative}
            onChoose={() => selectBranch(alternative, branchId)}
          />
        );
      }
      case 'pickup': {
        const branchId = alternative.branchId ?? currentBranchId;
        const { metres } = alternative;
        return (
          <PlaceOption
            icon={store}
            title={
              alternative.branchId
                ? t('delivery.pickupAt', { branch: getBranchName(branchId) })
                : t('delivery.pickup')
            }
            facts={[metres !== null && formatDistance(metres), t('sellingTypeHint.car_pickup')]}
            isBusy={branchChoice.loadingBranchId === branchId && selectedAlternative.current === alternative}
            onChoose={() => selectBranch(alternative, branchId)}
          />
        );
      }
      case 'shipping': {
        const { country } = alternative;
        return (
          <PlaceOption
            icon={pin}
            picture={country && <CountryFlag country={country} />}
            title={
              country ? t('delivery.shipTo', { country: localize(country.name) }) : t('delivery.shipInstead')
            }
            facts={[country && termsFormatter.renderSummary(getCountryTerms(country))]}
            onChoose={() => {
              if (!country) return setChoosingCountry(true);
              chooseCountry(country.iso);
              onChosen(false);
            }}
          />
        );
      }
    }
  };
  if (isChoosingCountry && config) {
    const foreignCountries = config.countries.filter(({ iso }) => iso !== business?.countryCode);
    return <CountryList countries={foreignCountries} onChosen={() => onChosen(false)} />;
  }
  return (
    <Stack gap="3">
      <Notice icon={alert} tone="warn">
        <Heading as="h3" size="s">
          {title ?? t('delivery.outside')}
        </Heading>
        <Text>{t(alternatives.length ? 'delivery.outsideHint' : 'delivery.outsideNothing')}</Text>
      </Notice>
      <Stack as="ul" gap="2">
        {alternatives.map((alternative) => (
          <li key={alternative.kind + ('branchId' in alternative ? alternative.branchId : '')}>
            {renderAlternative(alternative)}
          </li>
        ))}
      </Stack>
      <BranchLoadError branchId={branchChoice.failedBranchId} onRetry={branchChoice.choose} />
    </Stack>
  );
}
