import { styled } from '../../theme/stitches.ts';

/** A centred column for a screen, narrow enough to read. */
export const Page = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  width: '100%',
  maxWidth: 640,
  minHeight: '100%',
  marginInline: 'auto',
});

/** The content below a screen's bar. */
export const PageBody = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  flex: '1 0 auto',
  minWidth: 0,
  paddingInline: '$4',
  paddingBlock: '$2 $6',
});
