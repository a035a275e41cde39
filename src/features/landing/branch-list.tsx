import type { WireBranch, WireBusiness } from '../../api/schemas/business.ts';
import { parseWeekly } from '../../domain/availability/parse.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useFormat, useLocale, useT, useText } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness, useClock } from '../../stores/context.tsx';
import { offeredBranches } from '../../stores/offered-branches.ts';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { DetailRow } from '../../ui/detail-row.tsx';
import { pin } from '../../ui/icon-paths-ways.ts';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { BranchFailed } from '../shared/branch-failed.tsx';
import { BranchOption } from '../shared/branch-option.tsx';
import { useBranchChoice } from '../shared/use-branch-choice.ts';
import { useClockOf } from '../shared/use-clock-of.ts';
import { useHere } from '../shared/use-here.ts';
import { zoneName } from '../shared/zone-name.ts';
import { hoursOf } from './todays-hours.ts';

const Rows = styled('ul', {
  display: 'grid',
  gap: '$2',
  [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: '$3' },
});

/** A branch's hours of today in words; null when it names none. */
function useHoursText(): (branch: WireBranch) => string | null {
  const t = useT();
  const { list } = useFormat();
  const clockOf = useClockOf();
  const clock = useClock();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  return ({ hours }) => {
    const today = hoursOf(parseWeekly(hours), zonedNow(clock(), timezone).dayIndex);
    if (today === 'closed') return t('landing.today', { hours: t('time.closed') });
    if (today === 'allDay') return t('landing.today', { hours: t('time.allDay') });
    const ranges = today?.map(({ from, to }) => t('time.range', { from: clockOf(from), to: clockOf(to) }));
    return ranges ? t('landing.today', { hours: list(ranges) }) : null;
  };
}

/** Where the business is, and when today. Of several branches each is a way to its menu. */
export function BranchList({ business }: { business: WireBusiness }) {
  const t = useT();
  const text = useText();
  const { locale } = useLocale();
  const router = useRouter();
  const current = useBusiness((state) => state.branchId);
  const clock = useClock();
  const hoursText = useHoursText();
  const here = useHere();
  const { busy, failed, choose } = useBranchChoice(() => void router.navigate(paths.menu(here)));
  const branches = offeredBranches(business, current, clock()).filter(({ visible }) => visible);
  if (!branches.length) return null;
  const zone = zoneName(business.timezone, locale, clock());
  return (
    <Stack as="section" gap="2" aria-label={t('landing.branches')}>
      <Heading size="s">{t(branches.length > 1 ? 'landing.branches' : 'landing.branch')}</Heading>
      <Rows>
        {branches.map((branch) => {
          const facts = [branch.address && text(branch.address), hoursText(branch)];
          return (
            <li key={branch.id}>
              {branches.length > 1 ? (
                <BranchOption
                  branch={branch}
                  facts={facts}
                  isCurrent={branch.id === current}
                  isBusy={branch.id === busy}
                  onChoose={choose}
                />
              ) : (
                <DetailRow icon={pin}>
                  <Text strong>{text(branch.name)}</Text>
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
      <BranchFailed failed={failed} onRetry={choose} />
      {zone && (
        <Text tone="mute" size="s">
          {t('time.zone', { zone })}
        </Text>
      )}
    </Stack>
  );
}
