import type { ReactNode } from 'react';
import { lowHeight, medium, wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { OpenDot } from '../feedback/open-dot.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { Heading, Text, TITLE_ID } from './text.tsx';

/**
 * Layout of the landing page. The content is below a wide picture (`cover`), beside a tall picture (`split`), or
 * without a picture (`list`).
 */
export type LandingLayout = 'cover' | 'split' | 'list';

const Frame = styled('div', {
  width: '100%',
  marginInline: 'auto',
  flex: 1,
  variants: {
    layout: {
      cover: { maxWidth: 960 },
      split: {
        maxWidth: 1280,
        [medium]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: '$6',
          paddingInline: '$4',
        },
      },
      list: { maxWidth: 560 },
    },
  },
});

// The fixed heights reserve the picture's space.
const Cover = styled('div', {
  position: 'relative',
  background:
    'radial-gradient(120% 140% at 80% 10%, $colors$coverGlow, $colors$cover 45%, $colors$coverDeep)',
  variants: {
    layout: {
      cover: {
        height: 168,
        [medium]: { height: 240, margin: '$4 $4 0', borderRadius: '$3' },
        [wide]: { height: 280 },
        [lowHeight]: { height: 120 },
      },
      split: {
        height: 232,
        [lowHeight]: { height: 160 },
        [medium]: {
          position: 'sticky',
          insetBlockStart: 16,
          height: 560,
          [lowHeight]: { height: 420 },
          marginBlock: '$4',
          borderRadius: '$3',
        },
      },
      list: { display: 'none' },
    },
  },
});

const Content = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignContent: 'start',
  minWidth: 0,
  padding: '0 $4 $8',
  variants: {
    layout: {
      cover: {},
      split: {
        // Overlaps the lower edge of the picture, like a sheet.
        position: 'relative',
        marginBlockStart: -20,
        borderRadius: '$3 $3 0 0',
        background: '$bg',
        [medium]: { position: 'static', marginBlockStart: 0, paddingInline: 0, background: 'none' },
      },
      list: { paddingBlockStart: '$8' },
    },
  },
});

const Intro = styled('header', {
  display: 'grid',
  gap: '$3',
  justifyItems: 'start',
  variants: {
    layout: { cover: {}, split: {}, list: { justifyItems: 'center', textAlign: 'center' } },
    // Logo and name are side by side if there is space.
    beside: {
      true: {
        [medium]: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: '$4',
          alignItems: 'end',
          '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
        },
      },
    },
  },
});
const Logo = styled('div', {
  width: 84,
  height: 84,
  borderRadius: '$3',
  background: '$card',
  border: '3px solid $bg',
  boxShadow: '$low',
  variants: {
    layout: {
      cover: {
        marginBlockStart: -42,
        position: 'relative',
        [medium]: { width: 104, height: 104, marginBlockStart: -24, marginInlineStart: '$4' },
      },
      split: {
        marginBlockStart: -42,
        position: 'relative',
        [medium]: { width: 96, height: 96, marginBlockStart: '$6' },
      },
      list: { width: 112, height: 112, borderRadius: '$round' },
    },
  },
});
const Name = styled('div', { display: 'grid', gap: '$2', justifyItems: 'inherit', minWidth: 0 });
const State = styled('p', {
  padding: '$1 $3',
  borderRadius: '$round',
  fontSize: '$14',
  fontWeight: 600,
  variants: { open: { true: { background: '$okTint' }, false: { background: '$tint' } } },
});

export interface LandingFrameProps {
  layout: LandingLayout;
  name: string;
  logo: PictureSource | null;
  cover: PictureSource | null;
  isOpen: boolean;
  /** "Open until 23:00", "Closed · opens tomorrow at 7:00". */
  status: string;
  description?: string | undefined;
  /** Shown below the description: links to social networks. */
  links?: ReactNode;
  /** The sections of the page. */
  children: ReactNode;
}

/** The landing page of a business: cover, logo, name and status in one of three layouts, above the sections. */
export function LandingFrame(props: LandingFrameProps) {
  const { layout, name, logo, cover, isOpen, status, description, links, children } = props;
  return (
    <Frame layout={layout} data-layout={layout}>
      {layout !== 'list' && (
        // This wrapper fills the grid column, so that the sticky picture inside it can move.
        <div>
          <Cover layout={layout}>{cover && <Picture picture={cover} alt="" preset="cover" />}</Cover>
        </div>
      )}
      <Content layout={layout}>
        <Intro layout={layout} beside={layout === 'cover' && !!logo} part="header">
          {logo && (
            <Logo layout={layout}>
              <Picture picture={logo} alt="" preset="thumb" priority />
            </Logo>
          )}
          <Name css={logo ? {} : { paddingBlockStart: '$5' }}>
            <Heading as="h1" id={TITLE_ID} size="xl">
              {name}
            </Heading>
            <State open={isOpen}>
              <OpenDot isOpen={isOpen}>{status}</OpenDot>
            </State>
          </Name>
          {description && <Text size="l">{description}</Text>}
          {links}
        </Intro>
        {children}
      </Content>
    </Frame>
  );
}
