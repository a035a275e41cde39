import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';

/** Height that the button covers at the bottom of the viewport, in px. */
export const PILL_HEIGHT_PX = 68;

/** Put it last in a column. It sticks to the bottom of the viewport until the end of the content is visible, and then stays below the content. */
const Dock = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minHeight: PILL_HEIGHT_PX,
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
  [forcedColors]: { border: '1px solid ButtonText' },
});

export interface FloatingPillProps {
  icon: string;
  label: string;
  /** CSS colours with enough contrast. */
  background: string;
  color: string;
  /** Hides the button but keeps its space. */
  hidden: boolean;
  /** Whether its dialog is open. */
  expanded: boolean;
  onClick: () => void;
}

/** A button that floats over the end of a list and opens a dialog. */
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
        <Icon path={icon} />
        {label}
      </Pill>
    </Dock>
  );
}
