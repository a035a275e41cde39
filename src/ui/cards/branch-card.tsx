import { type ReactNode, useId } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Badge } from '../feedback/badge.tsx';
import { OpenDot } from '../feedback/open-dot.tsx';
import { Icon } from '../icons/icon.tsx';
import { clock } from '../icons/icon-paths.ts';
import { Row } from '../layout/stack.tsx';
import { Heading, Text } from '../layout/text.tsx';
import { WeekHours, type WeekHoursProps } from '../layout/week-hours.tsx';
import { DisclosureIcon, useDisclosure } from './disclosure.tsx';

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
    highlighted: {
      true: { borderColor: '$brandText', boxShadow: '$low', [forcedColors]: { borderWidth: 3 } },
    },
  },
});
const Summary = styled('div', { display: 'grid', gap: '$1', justifyItems: 'start', minWidth: 0 });
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
  /** Whether the branch accepts orders now; null while unknown. */
  openState: { readonly isOpen: boolean; readonly text: string } | null;
  /** The distance, and the order types that the branch does not offer. */
  facts: readonly string[];
  /** Today's hours, which expand to the week's hours. Null if the branch's hours are unknown. */
  hours: { readonly today: string; readonly week: WeekHoursProps['days'] } | null;
  /** True if the branch is selected on the map. */
  isHighlighted?: boolean;
  /** Ref to the card. It receives the focus when the customer selects the branch on the map. */
  cardRef?: (card: HTMLElement | null) => void;
  /** Contact and directions buttons. */
  actions: ReactNode;
  /** The primary button. */
  mainAction: ReactNode;
}

/** A branch with its address, opening hours and actions. */
export function BranchCard(props: BranchCardProps) {
  const {
    name,
    badge,
    address,
    openState,
    facts,
    hours,
    isHighlighted = false,
    cardRef,
    actions,
    mainAction,
  } = props;
  const id = useId();
  const { isOpen, toggle, panel } = useDisclosure();
  return (
    <Box ref={cardRef} tabIndex={-1} highlighted={isHighlighted} aria-labelledby={id}>
      <Summary>
        <Row wrap>
          <Heading id={id} size="s">
            {name}
          </Heading>
          {badge && <Badge tone="brand">{badge}</Badge>}
        </Row>
        {address && <Text tone="mute">{address}</Text>}
        {openState && (
          <Text as="div">
            <OpenDot isOpen={openState.isOpen}>{openState.text}</OpenDot>
          </Text>
        )}
        {facts.map((fact) => (
          <Text key={fact} tone="mute">
            {fact}
          </Text>
        ))}
      </Summary>
      {hours && (
        <div>
          <Hours {...toggle}>
            <Icon path={clock} size={18} />
            <span>{hours.today}</span>
            <DisclosureIcon isOpen={isOpen} />
          </Hours>
          <div {...panel}>
            <WeekHours days={hours.week} />
          </div>
        </div>
      )}
      <Row wrap>{actions}</Row>
      {mainAction}
    </Box>
  );
}
