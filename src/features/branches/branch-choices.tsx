import { useTranslation } from 'react-i18next';
import { BranchOption } from '../../components/branches/branch-option.tsx';
import { NearestButton } from '../../components/branches/nearest-button.tsx';
import type { BranchChoice } from '../../components/branches/use-branch-choice.ts';
import { useBranchesByDistance } from '../../components/branches/use-branches-by-distance.ts';
import { useDistanceFormatter } from '../../components/branches/use-distance-formatter.ts';
import { useTodaysHoursFormatter } from '../../components/schedule/opening-hours-text.ts';
import { useOpenStateFormatter } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { listOfferedBranches } from '../../domain/business/offered-branches.ts';
import { isTypeOfferedAt } from '../../domain/business/selling.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness, useCart, useClock } from '../../stores/stores-context.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useBranchOpenStates } from './use-branch-open-states.ts';

/**
 * The branches to choose from, with address, hours and distance. Sorted by distance when the customer's location is
 * known.
 */
export function BranchChoices({
  business,
  choice: { loadingBranchId, choose },
}: {
  business: Business;
  choice: BranchChoice;
}) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const currentBranchId = useBusiness((state) => state.branchId);
  const formatOpenState = useOpenStateFormatter();
  const getNow = useClock();
  const formatDistance = useDistanceFormatter();
  const formatTodaysHours = useTodaysHoursFormatter({ timesOnly: true });
  const type = useCart(({ cart }) => cart.orderType);
  const orderableBranches = listOfferedBranches(business, currentBranchId, getNow()).filter(({ id }) =>
    isTypeOfferedAt(business, type, id),
  );
  const openStates = useBranchOpenStates(business, orderableBranches);
  const branchList = useBranchesByDistance(orderableBranches, { locateOnMount: true });
  const hasSeveralBranches = branchList.branches.length > 1;
  return (
    <Stack gap="2">
      <NearestButton branchList={branchList} />
      <Stack as="ul" gap="2" aria-label={t('branches.title')}>
        {branchList.branches.map(({ branch, metres }, index) => {
          const { id, address } = branch;
          const openState = openStates.get(id);
          const isNearest = index === 0 && metres !== null && hasSeveralBranches;
          return (
            <li key={id}>
              <BranchOption
                branch={branch}
                facts={[
                  address && localize(address),
                  [
                    openState && formatOpenState(openState),
                    metres !== null && formatDistance(metres),
                    isNearest && t('branches.nearest'),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                  formatTodaysHours(branch),
                ]}
                isCurrent={id === currentBranchId}
                isBusy={id === loadingBranchId}
                onChoose={choose}
              />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
