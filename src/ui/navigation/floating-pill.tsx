import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';

/** In px: what the button covers at the foot of the view. */
export const PILL_ROOM = 68;

/** The last of a column: it stays at the foot of the view, and at the end it stands below everything. */
const Dock = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: PILL_ROOM,
  pointerEvents: 'none',
  variants: { hidden: { true: { visibility: 'hidden' } } },
});
const Pill = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 44,
  paddingInline: '$5',
  borderRadius: '$round',
  boxShadow: '$high',
  fontWeight: 700,
  pointerEvents: 'auto',
  transition: 'transform .12s',
  '&:active': { transform: 'scale(.96)' },
  [forced]: { border: '1px solid ButtonText' },
});

export interface FloatingPillProps {
  icon: string;
  label: string;
  /** CSS colours that stand out from one another. */
  background: string;
  color: string;
  /** Keeps its place, unseen. */
  hidden: boolean;
  /** Whether the dialog it opens is there. */
  expanded: boolean;
  onClick: () => void;
}

/** Floats over the foot of a list and opens a dialog. */
export function FloatingPill({
  icon,
  label,
  background,
  color,
  hidden,
  expanded,
  onClick,
}: FloatingPillProps) {
  return (
    <Dock hidden={hidden}>
      <Pill
        type="button"
        aria-haspopup="dialog"
        aria-expanded={expanded}
        style={{ background, color }}
        onClick={onClick}
      >
        <Icon of={icon} />
        {label}
      </Pill>
    </Dock>
  );
}
