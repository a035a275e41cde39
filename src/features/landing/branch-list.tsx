import type { WireBranch, WireBusiness } from '../../api/schemas/business.ts';
import { parseWeekly } from '../../domain/availability/parse.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useFormat, useLocale, useT, useText } from '../../i18n/context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { DetailRow } from '../../ui/detail-row.tsx';
import { pin } from '../../ui/icon-paths-ways.ts';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useClockOf } from '../shared/use-clock-of.ts';
import { zoneName } from '../shared/zone-name.ts';
import { hoursOf } from './todays-hours.ts';

const Rows = styled('div', {
  display: 'grid',
  gap: '$2',
  [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: '$3' },
});

/** Where the business is, and when today. */
export function BranchList({ business }: { business: WireBusiness }) {
  const t = useT();
  const { locale } = useLocale();
  const branches = business.branches.filter(({ visible }) => visible);
  if (!branches.length) return null;
  const { timezone } = business;
  const now = zonedNow(Date.now(), timezone);
  const zone = zoneName(timezone, locale, Date.now());
  return (
    <Stack as="section" gap="2" aria-label={t('landing.branches')}>
      <Heading size="s">{t(branches.length > 1 ? 'landing.branches' : 'landing.branch')}</Heading>
      <Rows>
        {branches.map((branch) => (
          <BranchRow key={branch.id} branch={branch} dayIndex={now.dayIndex} />
        ))}
      </Rows>
      {zone && (
        <Text tone="mute" size="s">
          {t('time.zone', { zone })}
        </Text>
      )}
    </Stack>
  );
}

function BranchRow({ branch, dayIndex }: { branch: WireBranch; dayIndex: number }) {
  const t = useT();
  const text = useText();
  const { list } = useFormat();
  const clockOf = useClockOf();
  const hours = hoursOf(parseWeekly(branch.hours), dayIndex);
  const said =
    hours === 'closed'
      ? t('time.closed')
      : hours === 'allDay'
        ? t('time.allDay')
        : hours &&
          list(hours.map(({ from, to }) => t('time.range', { from: clockOf(from), to: clockOf(to) })));
  return (
    <DetailRow icon={pin}>
      <Text strong>{text(branch.name)}</Text>
      {branch.address && <Text tone="mute">{text(branch.address)}</Text>}
      {said && <Text tone="mute">{t('landing.today', { hours: said })}</Text>}
    </DetailRow>
  );
}
