import { useTranslation } from 'react-i18next';
import { buildDirectionsUrl } from '../../components/branches/contact-urls.ts';
import type { BranchWithDistance } from '../../components/branches/use-branches-by-distance.ts';
import { useDistanceFormatter } from '../../components/branches/use-distance-formatter.ts';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useTodaysHoursFormatter } from '../../components/schedule/opening-hours-text.ts';
import { useOpenStateFormatter } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes, isTypeOfferedAt } from '../../domain/business/selling.ts';
import { buildTelUrl } from '../../domain/phone/tel-url.ts';
import type { OpenState } from '../../domain/schedule/open-state.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { BranchCard } from '../../ui/cards/branch-card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { directions as directionsIcon } from '../../ui/icons/icon-paths-business.ts';
import { phone as phoneIcon, pin } from '../../ui/icons/icon-paths-ordering.ts';
import { Button, getButtonClass } from '../../ui/inputs/button.tsx';
import { useBranchWeekHours } from './use-branch-week-hours.ts';

const secondaryButton = getButtonClass({ variant: 'secondary' });

export interface BranchEntryProps {
  business: Business;
  entry: BranchWithDistance;
  /** True for the nearest of several branches. */
  isNearest: boolean;
  /** True when the branch takes orders of at least one order type. */
  takesOrders: boolean;
  openState: OpenState | null;
  /** True when the branch is selected on the map. */
  isSelectedOnMap: boolean;
  /** True while the switch to this branch is loading. */
  isBusy: boolean;
  cardRef: (card: HTMLElement | null) => void;
  /** Shows the branch on the map. Undefined if the branch's location is unknown. */
  onShowOnMap?: (() => void) | undefined;
  onChoose: () => void;
}

/** A branch in the list: its facts, and buttons to call, get directions and order. */
export function BranchEntry(props: BranchEntryProps) {
  const {
    business,
    entry,
    isNearest,
    takesOrders,
    openState,
    isSelectedOnMap,
    isBusy,
    cardRef,
    onShowOnMap,
    onChoose,
  } = props;
  const { branch, metres } = entry;
  const { t } = useTranslation();
  const localize = useLocalize();
  const formatOpenState = useOpenStateFormatter();
  const formatDistance = useDistanceFormatter();
  const formatTodaysHours = useTodaysHoursFormatter();
  const typeNames = useOrderTypeNames();
  const isCurrent = useBusiness((state) => state.branchId === branch.id);
  const name = localize(branch.name);
  const address = branch.address ? localize(branch.address) : undefined;
  const directionsUrl = buildDirectionsUrl(branch.place ?? {}, address);
  const today = formatTodaysHours(branch);
  const week = useBranchWeekHours(branch);
  const missingTypes = getEnabledTypes(business).filter(
    (type) => !isTypeOfferedAt(business, type, branch.id),
  );
  const facts = [
    [metres !== null && formatDistance(metres), isNearest && t('branches.nearest')]
      .filter(Boolean)
      .join(' · '),
    ...missingTypes.map((type) => t('branchPage.withoutType', { type: typeNames[type] })),
    takesOrders ? '' : t('branchPage.notNow'),
  ].filter(Boolean);
  return (
    <BranchCard
      name={name}
      badge={isCurrent ? t('branchPage.yours') : undefined}
      address={address}
      openState={openState && { isOpen: openState.open, text: formatOpenState(openState) }}
      facts={facts}
      hours={today && week ? { today, week } : null}
      isHighlighted={isSelectedOnMap}
      cardRef={cardRef}
      actions={
        <>
          {branch.phone && (
            <a
              href={buildTelUrl(branch.phone)}
              className={secondaryButton}
              aria-label={t('branchPage.call', { branch: name })}
            >
              <Icon path={phoneIcon} size={18} />
              {t('landing.call')}
            </a>
          )}
          {directionsUrl && (
            <a
              href={directionsUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={secondaryButton}
              aria-label={t('branchPage.directions', { branch: name })}
            >
              <Icon path={directionsIcon} size={18} />
              {t('landing.directions')}
            </a>
          )}
          {onShowOnMap && (
            <Button
              variant="quiet"
              startIcon={<Icon path={pin} size={18} />}
              aria-label={t('branchPage.showOnMap', { branch: name })}
              onClick={onShowOnMap}
            >
              {t('branchPage.onMap')}
            </Button>
          )}
        </>
      }
      mainAction={
        takesOrders && (
          <Button
            block
            variant={isCurrent ? 'secondary' : 'primary'}
            busy={isBusy}
            aria-label={t(isCurrent ? 'branchPage.menuOf' : 'branchPage.orderAt', { branch: name })}
            onClick={onChoose}
          >
            {t(isCurrent ? 'branchPage.toMenu' : 'branchPage.orderHere')}
          </Button>
        )
      }
    />
  );
}
