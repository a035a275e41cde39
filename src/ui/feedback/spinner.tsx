import { calm } from '../../theme/container.ts';
import { keyframes, styled } from '../../theme/stitches.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled('span', {
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '$round',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
  // Standing still, it is paler, so as not to look like a mark.
  [calm]: { opacity: 0.6 },
});

const Full = styled('div', {
  display: 'grid',
  placeItems: 'center',
  minHeight: 'max(100%, 320px)',
  color: '$brandText',
  fontSize: '$28',
});

/** Decorative: what is busy says so itself. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

/** While a page or layout loads (spec, section 2). */
export function FullScreenLoader({ label }: { label: string }) {
  return (
    <Full role="status">
      <Spinner />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Full>
  );
}
