import { type ReactNode, useId } from 'react';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Badge } from '../feedback/badge.tsx';
import { OpenDot } from '../feedback/open-dot.tsx';
import { Icon } from '../icons/icon.tsx';
import { clock } from '../icons/icon-paths.ts';
import { Row } from '../layout/stack.tsx';
import { Heading, Text } from '../layout/text.tsx';
import { WeekHours, type WeekHoursProps } from '../layout/week-hours.tsx';
import { useWhy, WhyMark } from './why.tsx';

const Box = styled('article', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  scrollMarginBlock: '$4',
  transition: 'border-color .16s',
  '&:focus': { outline: 'none' },
  variants: {
    marked: {
      true: { borderColor: '$brandText', boxShadow: '$low', [forced]: { borderWidth: 3 } },
    },
  },
});
const Words = styled('div', { display: 'grid', gap: '$1', justifyItems: 'start', minWidth: 0 });
const Hours = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  width: '100%',
  minHeight: 44,
  marginBlock: -4,
  textAlign: 'start',
  borderRadius: '$1',
  '& > svg': { color: '$mute' },
  '& > span:first-of-type': { flex: 1, minWidth: 0 },
});

export interface BranchCardProps {
  name: string;
  /** "Your branch". */
  badge?: string | undefined;
  address?: string | undefined;
  /** Whether orders are taken now; null where nobody knows. */
  open: { readonly isOpen: boolean; readonly text: string } | null;
  /** How far it is, and what it does not offer. */
  facts: readonly string[];
  /** Today's hours, which open to those of the week; null: it names none. */
  hours: { readonly today: string; readonly week: WeekHoursProps['days'] } | null;
  /** It is the one that is shown on the map. */
  isMarked?: boolean;
  /** Where the focus goes when it is chosen on the map. */
  cardRef?: (card: HTMLElement | null) => void;
  /** Ways to get in touch and to go there. */
  actions: ReactNode;
  /** The one main thing to do. */
  main: ReactNode;
}

/** A branch: where it is, when it is open, and what one can do about it. */
export function BranchCard(props: BranchCardProps) {
  const { name, badge, address, open, facts, hours, isMarked = false, cardRef, actions, main } = props;
  const id = useId();
  const { isOpen, toggle, panel } = useWhy();
  return (
    <Box ref={cardRef} tabIndex={-1} marked={isMarked} aria-labelledby={id}>
      <Words>
        <Row wrap>
          <Heading id={id} size="s">
            {name}
          </Heading>
          {badge && <Badge tone="brand">{badge}</Badge>}
        </Row>
        {address && <Text tone="mute">{address}</Text>}
        {open && (
          <Text as="div">
            <OpenDot isOpen={open.isOpen}>{open.text}</OpenDot>
          </Text>
        )}
        {facts.map((fact) => (
          <Text key={fact} tone="mute">
            {fact}
          </Text>
        ))}
      </Words>
      {hours && (
        <div>
          <Hours {...toggle}>
            <Icon of={clock} size={18} />
            <span>{hours.today}</span>
            <WhyMark isOpen={isOpen} />
          </Hours>
          <div {...panel}>
            <WeekHours days={hours.week} />
          </div>
        </div>
      )}
      <Row wrap>{actions}</Row>
      {main}
    </Box>
  );
}
