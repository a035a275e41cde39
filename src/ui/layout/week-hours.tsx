import { styled } from '../../theme/stitches.ts';
import { Text } from './text.tsx';

const Days = styled('dl', { display: 'grid', gap: '$1' });
const Day = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
  padding: '$1 $2',
  borderRadius: '$1',
  '& > dt': { flex: 'none' },
  '& > dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  variants: { today: { true: { background: '$tint', fontWeight: 700 } } },
});

export interface WeekHoursProps {
  days: readonly {
    readonly name: string;
    readonly hours: string;
    readonly isToday: boolean;
    /** Why the hours differ from those of other weeks. */
    readonly note?: string | undefined;
  }[];
}

/** The opening hours of a week. Today is highlighted. */
export const WeekHours = ({ days }: WeekHoursProps) => (
  <Days>
    {days.map(({ name, hours, isToday, note }) => (
      <Day key={name} today={isToday} aria-current={isToday ? 'date' : undefined}>
        <dt>{name}</dt>
        <dd>
          {hours}
          {note && (
            <Text as="div" size="s" tone="mute">
              <bdi>{note}</bdi>
            </Text>
          )}
        </dd>
      </Day>
    ))}
  </Days>
);
