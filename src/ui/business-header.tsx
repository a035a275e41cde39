import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.ts';
import { Picture, type PictureSource } from './picture.tsx';
import { Heading } from './text.tsx';

/** In px; the picture's space is there before the picture. */
const COVER_HEIGHT = 148;

const Cover = styled('div', {
  height: COVER_HEIGHT,
  position: 'relative',
  background:
    'radial-gradient(120% 140% at 80% 10%, $colors$coverGlow, $colors$cover 45%, $colors$coverDeep)',
});
const Actions = styled('div', {
  position: 'absolute',
  insetBlockStart: 14,
  insetInline: 14,
  display: 'flex',
  justifyContent: 'space-between',
});
const Body = styled('div', { padding: '0 $4', position: 'relative' });
const Logo = styled('div', {
  width: 64,
  height: 64,
  marginBlockStart: -30,
  borderRadius: '$3',
  background: '$card',
  border: '3px solid $bg',
  boxShadow: '$low',
});
const Meta = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  marginBlockStart: '$1',
  color: '$mute',
});
const Dot = styled('span', {
  width: 8,
  height: 8,
  borderRadius: '$round',
  background: '$mute',
  variants: { open: { true: { background: '$ok' } } },
});
const Extra = styled('div', { marginBlockStart: '$3', '&:empty': { display: 'none' } });

export interface BusinessHeaderProps {
  name: string;
  logo: PictureSource | null;
  cover: PictureSource | null;
  isOpen: boolean;
  /** "Open until 23:00", "Opens tomorrow at 7:00". */
  status: string;
  /** Further facts after it, dot-separated. */
  meta?: readonly string[];
  /** Over the cover's top corners (menu button). */
  actions?: ReactNode;
  /** Below: the order type. */
  children?: ReactNode;
}

/** The business's face on top of its menu. */
export function BusinessHeader({
  name,
  logo,
  cover,
  isOpen,
  status,
  meta = [],
  actions,
  children,
}: BusinessHeaderProps) {
  return (
    <header>
      <Cover>
        {cover && <Picture picture={cover} alt="" sizes="100vw" fit="cover" priority />}
        {actions && <Actions>{actions}</Actions>}
      </Cover>
      <Body>
        {logo && (
          <Logo>
            <Picture picture={logo} alt="" sizes="64px" priority />
          </Logo>
        )}
        <Heading as="h1" size="l" css={{ marginBlockStart: '$2' }}>
          {name}
        </Heading>
        <Meta>
          <Dot open={isOpen} aria-hidden="true" />
          <span>{status}</span>
          {meta.map((fact) => (
            <span key={fact}>· {fact}</span>
          ))}
        </Meta>
        <Extra>{children}</Extra>
      </Body>
    </header>
  );
}
