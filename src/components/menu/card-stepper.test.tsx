// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../testing/render-screen.tsx';
import { CardStepper } from './card-stepper.tsx';

/** A stepper whose code came after the press, and whatever else the customer pressed meanwhile. */
function Late({ isElsewhere }: { isElsewhere: boolean }) {
  const other = useRef<HTMLButtonElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isElsewhere) other.current?.focus();
    setThere(true);
  }, [isElsewhere]);
  return (
    <>
      <button type="button" ref={other}>
        Branch
      </button>
      {isThere && <CardStepper name="Soup" value={1} max={9} focused onChange={() => undefined} />}
    </>
  );
}

describe('a stepper that takes the place of the button pressed', () => {
  it('takes over the focus that went with it', async () => {
    await showScreen('/demo', () => <Late isElsewhere={false} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add one more Soup' }));
  });

  it('leaves the focus with a customer who has gone on', async () => {
    await showScreen('/demo', () => <Late isElsewhere />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Branch' }));
  });
});
