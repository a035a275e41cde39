import type { ReactNode } from 'react';
import { cramped, lowHeight, medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Picture, type PictureSource } from './picture.tsx';
import { Heading, TITLE_ID } from './text.tsx';

// The fixed height reserves the picture's space. It is smaller in a low element, so that the first dish is in view.
const Cover = styled('div', {
  height: 96,
  position: 'relative',
  background:
    'radial-gradient(120% 140% at 80% 10%, $colors$coverGlow, $colors$cover 45%, $colors$coverDeep)',
  // In a medium element, the cover is a rounded picture instead of a full-width band.
  [medium]: { height: 120, margin: '$4 $4 0', borderRadius: '$3' },
  [lowHeight]: { height: 56 },
});
const Actions = styled('div', {
  position: 'absolute',
  insetBlockStart: 14,
  insetInline: 14,
  display: 'flex',
  justifyContent: 'space-between',
});
const Body = styled('div', {
  padding: '0 $4',
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
});
const Logo = styled('div', {
  width: 64,
  height: 64,
  marginBlockStart: -30,
  borderRadius: '$3',
  background: '$card',
  border: '3px solid $bg',
  boxShadow: '$low',
  [medium]: { width: 88, height: 88, marginBlockStart: -44, marginInlineStart: '$4' },
});
const Words = styled('div', {
  flex: 1,
  [cramped]: { flexBasis: '100%' },
  minWidth: 0,
  marginBlockStart: '$2',
});
const Meta = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Separates the facts by a gap only. A separator character would remain at the end of a wrapped line.
  columnGap: '$3',
  marginBlockStart: '$1',
  color: '$mute',
  // Keeps the line at the height of its text, although the button's click target is larger.
  '& button': { marginBlock: -12, [cramped]: { marginBlock: 0 } },
});
/** Keeps the dot beside the first line of a long text. */
const Status = styled('span', { display: 'flex', alignItems: 'baseline', gap: '$2', minWidth: 0 });
const Dot = styled('span', {
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '$round',
  background: '$mute',
  variants: { open: { true: { background: '$ok' } } },
});
const Extra = styled('div', {
  width: '100%',
  marginBlockStart: '$3',
  '&:empty': { display: 'none' },
});

export interface BusinessHeaderProps {
  name: string;
  logo: PictureSource | null;
  cover: PictureSource | null;
  isOpen: boolean;
  /** "Open until 23:00", "Opens tomorrow at 7:00". */
  status: string;
  /** Shown after the status: another fact, or a button such as the name of the branch. */
  meta?: ReactNode;
  /** Buttons over the top corners of the cover. */
  actions?: ReactNode;
  /** Content below, such as the order type. */
  children?: ReactNode;
}

/** Cover, logo, name and status of the business, above its menu. */
export function BusinessHeader({
  name,
  logo,
  cover,
  isOpen,
  status,
  meta,
  actions,
  children,
}: BusinessHeaderProps) {
  return (
    <header part="header">
      <Cover>
        {cover && <Picture picture={cover} alt="" preset="cover" />}
        {actions && <Actions>{actions}</Actions>}
      </Cover>
      <Body>
        {logo && (
          <Logo>
            <Picture picture={logo} alt="" preset="thumb" priority />
          </Logo>
        )}
        <Words>
          <Heading as="h1" id={TITLE_ID} size="l">
            {name}
          </Heading>
          <Meta>
            <Status>
              <Dot open={isOpen} aria-hidden="true" />
              <span>{status}</span>
            </Status>
            {meta}
          </Meta>
        </Words>
        <Extra>{children}</Extra>
      </Body>
    </header>
  );
}
