import { reducedMotion } from '../../theme/container.ts';
import { keyframes, styled } from '../../theme/stitches.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const rotate = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled('span', {
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '$round',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${rotate} .8s linear infinite`,
  // With reduced motion, the ring stands still. It is paler, so that it does not look like the icon of a finished
  // state.
  [reducedMotion]: { opacity: 0.6 },
});

const Full = styled('div', {
  display: 'grid',
  placeItems: 'center',
  minHeight: 'max(100%, 320px)',
  color: '$brandText',
  fontSize: '$28',
});

/** Decorative. Set `aria-busy` on the element that is busy. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

/** Shown while a page or layout loads (spec, section 2). */
export function FullScreenLoader({ label }: { label: string }) {
  return (
    <Full role="status">
      <Spinner />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Full>
  );
}
