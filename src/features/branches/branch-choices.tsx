import type { WireBranch, WireBusiness } from '../../api/schemas/business.ts';
import { parseWeekly } from '../../domain/availability/parse.ts';
import { nearestFirst } from '../../domain/delivery/alternatives.ts';
import type { Point } from '../../domain/geo/distance.ts';
import { shopState } from '../../domain/schedule/shop.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { useBusiness, useCart, useClock } from '../../stores/context.tsx';
import { offeredBranches } from '../../stores/offered-branches.ts';
import type { OpenState } from '../../stores/shop-state.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { info } from '../../ui/icon-paths.ts';
import { crosshair } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { BranchOption } from '../shared/branch-option.tsx';
import type { BranchChoice } from '../shared/use-branch-choice.ts';
import { useNow } from '../shared/use-now.ts';
import { useOpenState } from '../shared/use-open-state.ts';
import { useOpenText } from '../shared/use-open-text.ts';
import { useDistanceText } from './use-distance-text.ts';
import { useKnownPlace } from './use-known-place.ts';

const MINUTE = 60_000;

const placeOf = ({ lat, lng }: WireBranch): Point | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;

/** Whether each branch takes orders of the customer's type now; null where nobody knows before going there. */
function useOpenStateOf(business: WireBusiness): (branch: WireBranch) => OpenState | null {
  const now = useNow(MINUTE);
  const current = useBusiness((state) => state.branchId);
  const type = useCart(({ cart }) => cart.sellingType);
  const here = useOpenState()(type);
  return ({ id, hours }) => {
    if (id === current) return here;
    if (type === 'delivery' && business.checkoutDelivery?.shipping)
      return { open: true, opensAt: null, closesAt: null };
    const weekly = parseWeekly(hours);
    return weekly && shopState(weekly, now, business.timezone);
  };
}

/** The branches to choose from: where each is, when it is open, how far it is, the nearest first where that is known. */
export function BranchChoices({
  business,
  choice: { busy, choose },
}: {
  business: WireBusiness;
  choice: BranchChoice;
}) {
  const t = useT();
  const text = useText();
  const current = useBusiness((state) => state.branchId);
  const openStateOf = useOpenStateOf(business);
  const openText = useOpenText();
  const clock = useClock();
  const distanceText = useDistanceText();
  const { place, isBusy, hasFailed, ask } = useKnownPlace();
  const offered = offeredBranches(business, current, clock()).map((branch) => ({
    branch,
    place: placeOf(branch),
    metres: null,
  }));
  const branches = place ? nearestFirst(offered, place) : offered;
  const canSort = !place && offered.filter((one) => one.place).length > 1;
  return (
    <Stack gap="2">
      {canSort && (
        <Button variant="secondary" busy={isBusy} start={<Icon of={crosshair} size={18} />} onClick={ask}>
          {t('branches.nearestFirst')}
        </Button>
      )}
      {hasFailed && (
        <Notice icon={info} tone="warn" announce>
          {t('branches.notLocated')}
        </Notice>
      )}
      <Stack as="ul" gap="2" aria-label={t('branches.title')}>
        {branches.map(({ branch, metres }, index) => {
          const { id, address } = branch;
          const open = openStateOf(branch);
          const isNearest = index === 0 && metres !== null && branches.length > 1;
          return (
            <li key={id}>
              <BranchOption
                branch={branch}
                facts={[
                  address && text(address),
                  [
                    open && openText(open),
                    metres !== null && distanceText(metres),
                    isNearest && t('branches.nearest'),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                ]}
                isCurrent={id === current}
                isBusy={id === busy}
                onChoose={choose}
              />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
