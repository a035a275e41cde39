import { useTranslation } from 'react-i18next';
import { BranchLoadError } from '../../components/branches/branch-load-error.tsx';
import { BranchOption } from '../../components/branches/branch-option.tsx';
import { NearestButton } from '../../components/branches/nearest-button.tsx';
import { useBranchChoice } from '../../components/branches/use-branch-choice.ts';
import { useBranchesByDistance } from '../../components/branches/use-branches-by-distance.ts';
import { useDistanceFormatter } from '../../components/branches/use-distance-formatter.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useTodaysHoursFormatter } from '../../components/schedule/opening-hours-text.ts';
import { getZoneName } from '../../components/schedule/time-text.ts';
import { useSpecialHoursFormatter } from '../../components/schedule/use-special-hours-formatter.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { listOfferedBranches } from '../../domain/business/offered-branches.ts';
import { useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness, useClock } from '../../stores/stores-context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { pin } from '../../ui/icons/icon-paths-ordering.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import type { LandingLayout } from '../../ui/layout/landing-frame.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

const Rows = styled('ul', {
  display: 'grid',
  gap: '$2',
  variants: {
    layout: {
      cover: {
        [medium]: { gridTemplateColumns: `repeat(auto-fit, minmax(${scaleWithText(280)}, 1fr))`, gap: '$3' },
      },
      split: {},
      list: {},
    },
  },
});

/** Maximum number of branches on the landing page. The branches page lists all of them. */
const MAX_BRANCHES = 4;

/** How many days ahead special hours are shown. */
const SPECIAL_HOURS_DAYS = 7;

/**
 * The first branches, with address, today's hours, distance and special hours. A click on one of several branches opens
 * its menu.
 */
export function BranchList({ business, layout }: { business: Business; layout: LandingLayout }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { locale } = useLocale();
  const router = useRouter();
  const currentBranchId = useBusiness((state) => state.branchId);
  const getNow = useClock();
  const formatTodaysHours = useTodaysHoursFormatter();
  const formatSpecialHours = useSpecialHoursFormatter();
  const pathParams = usePathParams();
  const { loadingBranchId, failedBranchId, choose } = useBranchChoice(
    () => void router.navigate(paths.menu(pathParams)),
  );
  const formatDistance = useDistanceFormatter();
  const branchList = useBranchesByDistance(
    listOfferedBranches(business, currentBranchId, getNow()).filter(({ visible }) => visible),
    { locateOnMount: false },
  );
  const { branches } = branchList;
  if (!branches.length) return null;
  const hasSeveral = branches.length > 1;
  const hasBranchOnMap = branches.some(({ branch }) => branch.place);
  const zoneText = getZoneName(business.timezone, locale, getNow());
  return (
    <Stack as="section" gap="2" aria-label={t('landing.branches')}>
      <Row spread wrap>
        <Heading size="s">{t(hasSeveral ? 'landing.branches' : 'landing.branch')}</Heading>
        <Link
          to={paths.branches({ referenceId: business.referenceId })}
          className={getButtonClass({ variant: 'quiet' })}
        >
          {hasSeveral
            ? t('landing.allBranches', { count: branches.length })
            : t(hasBranchOnMap ? 'landing.mapAndHours' : 'landing.openingHours')}
        </Link>
      </Row>
      {hasSeveral && (
        <Stack gap="2" css={{ '&:empty': { display: 'none' }, [medium]: { alignSelf: 'start' } }}>
          <NearestButton branchList={branchList} />
        </Stack>
      )}
      <Rows layout={layout}>
        {branches.slice(0, MAX_BRANCHES).map(({ branch, metres }) => {
          const facts = [
            branch.address && localize(branch.address),
            [formatTodaysHours(branch), metres !== null && formatDistance(metres)]
              .filter(Boolean)
              .join(' · '),
            ...formatSpecialHours(branch, SPECIAL_HOURS_DAYS),
          ];
          return (
            <li key={branch.id}>
              {hasSeveral ? (
                <BranchOption
                  branch={branch}
                  facts={facts}
                  isCurrent={branch.id === currentBranchId}
                  isBusy={branch.id === loadingBranchId}
                  onChoose={choose}
                />
              ) : (
                <DetailRow icon={pin}>
                  <Text strong>{localize(branch.name)}</Text>
                  {facts.map(
                    (fact) =>
                      fact && (
                        <Text key={fact} tone="mute">
                          {fact}
                        </Text>
                      ),
                  )}
                </DetailRow>
              )}
            </li>
          );
        })}
      </Rows>
      <BranchLoadError branchId={failedBranchId} onRetry={choose} />
      {zoneText && (
        <Text tone="mute" size="s">
          {t('time.zone', { zone: zoneText })}
        </Text>
      )}
    </Stack>
  );
}
