import { useTranslation } from 'react-i18next';
import { directionsUrl, telUrl } from '../../components/branches/contact-urls.ts';
import { useDistanceFormatter } from '../../components/branches/use-distance-formatter.ts';
import type { NearBranch } from '../../components/branches/use-near-branches.ts';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useTodaysHoursFormatter } from '../../components/schedule/opening-hours-text.ts';
import { useOpenStateFormatter } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { enabledTypes, isSoldAt } from '../../domain/business/selling.ts';
import type { OpenState } from '../../domain/schedule/open-state.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { BranchCard } from '../../ui/cards/branch-card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { directions as directionsIcon } from '../../ui/icons/icon-paths-about.ts';
import { phone as phoneIcon, pin } from '../../ui/icons/icon-paths-ways.ts';
import { Button, buttonClass } from '../../ui/inputs/button.tsx';
import { useWeekText } from './use-week-text.ts';

const quiet = buttonClass({ variant: 'secondary' });

export interface BranchEntryProps {
  business: Business;
  near: NearBranch;
  /** It is the nearest of several. */
  isNearest: boolean;
  /** It can be ordered at, in some way. */
  isOffered: boolean;
  open: OpenState | null;
  isMarked: boolean;
  isBusy: boolean;
  cardRef: (card: HTMLElement | null) => void;
  /** Shows it on the map; absent where its place is not known. */
  onShow?: (() => void) | undefined;
  onChoose: (branchId: string) => void;
}

/** One branch of the page: its facts, ways to get there, and to order there. */
export function BranchEntry(props: BranchEntryProps) {
  const { business, near, isNearest, isOffered, open, isMarked, isBusy, cardRef, onShow, onChoose } = props;
  const { branch, metres } = near;
  const { t } = useTranslation();
  const text = useText();
  const formatOpenState = useOpenStateFormatter();
  const formatDistance = useDistanceFormatter();
  const formatTodaysHours = useTodaysHoursFormatter();
  const weekText = useWeekText();
  const typeNames = useOrderTypeNames();
  const isCurrent = useBusiness((state) => state.branchId === branch.id);
  const name = text(branch.name);
  const address = branch.address ? text(branch.address) : undefined;
  const directions = directionsUrl(branch.place ?? {}, address);
  const today = formatTodaysHours(branch);
  const week = weekText(branch);
  const missing = enabledTypes(business).filter((one) => !isSoldAt(business, one, branch.id));
  const facts = [
    [metres !== null && formatDistance(metres), isNearest && t('branches.nearest')]
      .filter(Boolean)
      .join(' · '),
    ...missing.map((one) => t('branchPage.withoutType', { type: typeNames[one] })),
    isOffered ? '' : t('branchPage.notNow'),
  ].filter(Boolean);
  return (
    <BranchCard
      name={name}
      badge={isCurrent ? t('branchPage.yours') : undefined}
      address={address}
      open={open && { isOpen: open.open, text: formatOpenState(open) }}
      facts={facts}
      hours={today && week ? { today, week } : null}
      isMarked={isMarked}
      cardRef={cardRef}
      actions={
        <>
          {branch.phone && (
            <a
              href={telUrl(branch.phone)}
              className={quiet}
              aria-label={t('branchPage.call', { branch: name })}
            >
              <Icon of={phoneIcon} size={18} />
              {t('landing.call')}
            </a>
          )}
          {directions && (
            <a
              href={directions}
              target="_blank"
              rel="noopener noreferrer"
              className={quiet}
              aria-label={t('branchPage.directions', { branch: name })}
            >
              <Icon of={directionsIcon} size={18} />
              {t('landing.directions')}
            </a>
          )}
          {onShow && (
            <Button
              variant="quiet"
              start={<Icon of={pin} size={18} />}
              aria-label={t('branchPage.showOnMap', { branch: name })}
              onClick={onShow}
            >
              {t('branchPage.onMap')}
            </Button>
          )}
        </>
      }
      main={
        isOffered && (
          <Button
            block
            variant={isCurrent ? 'secondary' : 'primary'}
            busy={isBusy}
            aria-label={t(isCurrent ? 'branchPage.menuOf' : 'branchPage.orderAt', { branch: name })}
            onClick={() => onChoose(branch.id)}
          >
            {t(isCurrent ? 'branchPage.toMenu' : 'branchPage.orderHere')}
          </Button>
        )
      }
    />
  );
}
