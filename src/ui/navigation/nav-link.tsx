import { cramped, forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { NavItem } from './nav-item.ts';
import { followPlainClick } from './plain-click.ts';

const Link = styled('a', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontWeight: 600,
  color: '$mute',
  transition: 'color .16s',
  '&:hover': { color: '$ink' },
  '&[aria-current]': {
    color: '$brandText',
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -3 },
  },
  '&:focus-visible': { outlineOffset: -3, borderRadius: '$2' },
  variants: {
    kind: {
      tab: {
        flex: 1,
        minWidth: 0,
        minHeight: 60,
        flexDirection: 'column',
        gap: 2,
        fontSize: '$12',
        // With large text, each tab is as wide as its label, and the tabs take two rows.
        [cramped]: { flex: 'auto', minHeight: 48, paddingInline: '$2' },
      },
      bar: {
        // Leaves room for the count, which extends past the end of the icon.
        gap: '$3',
        minHeight: 44,
        paddingInline: '$3',
        borderRadius: '$2',
        '&[aria-current]': { background: '$tint', color: '$brandText' },
      },
    },
  },
});

const IconBox = styled('span', { position: 'relative', display: 'flex' });
const Label = styled('span', {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [cramped]: { whiteSpace: 'normal', overflow: 'visible', textAlign: 'center' },
});
const Count = styled('span', {
  position: 'absolute',
  insetBlockStart: -7,
  insetInlineStart: 12,
  minWidth: scaleWithText(18, 11),
  paddingInline: 5,
  borderRadius: '$round',
  background: '$brand',
  color: '$onBrand',
  fontSize: '$11',
  fontWeight: 700,
  lineHeight: scaleWithText(18, 11),
  textAlign: 'center',
  variants: {
    isWide: {
      // Takes up its own space, because it would otherwise cover the label beside the icon.
      true: { position: 'relative', insetInlineStart: 0, alignSelf: 'flex-start', marginInlineStart: -10 },
    },
  },
});

/** A count with this many characters or more does not fit between the icon and the label of the top bar. */
const WIDE_COUNT_LENGTH = 3;

interface NavLinkProps {
  kind: 'tab' | 'bar';
  item: NavItem;
  isCurrent: boolean;
  onNavigate: (item: NavItem) => void;
}

export function NavLink({ kind, item, isCurrent, onNavigate }: NavLinkProps) {
  return (
    <Link
      kind={kind}
      href={item.href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => followPlainClick(event, () => onNavigate(item))}
    >
      <IconBox>
        <Icon path={item.icon} size={22} />
        {item.count && (
          <Count
            isWide={kind === 'bar' && item.count.length >= WIDE_COUNT_LENGTH}
            aria-hidden={item.countLabel ? 'true' : undefined}
          >
            {item.count}
          </Count>
        )}
      </IconBox>
      <Label>{item.label}</Label>
      {item.count && item.countLabel && <VisuallyHidden> {item.countLabel}</VisuallyHidden>}
    </Link>
  );
}
