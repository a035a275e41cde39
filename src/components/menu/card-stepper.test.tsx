// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../testing/render-screen.tsx';
import { CardStepper } from './card-stepper.tsx';

/**
 * Mounts the stepper in a later render than the button, as if its chunk loaded after the customer pressed Add. With `focusesOtherButton`, another button takes the focus
 * before the stepper mounts.
 */
function LateStepper({ focusesOtherButton }: { focusesOtherButton: boolean }) {
  const otherButton = useRef<HTMLButtonElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (focusesOtherButton) otherButton.current?.focus();
    setLoaded(true);
  }, [focusesOtherButton]);
  return (
    <>
      <button type="button" ref={otherButton}>
        Branch
      </button>
      {isLoaded && (
        <CardStepper
          name="Soup"
          value={1}
          max={9}
          takesFocus
          onChange={() => undefined}
          onLimit={() => undefined}
        />
      )}
    </>
  );
}

describe('CardStepper', () => {
  it('moves the focus from the add button to the stepper that replaces the button', async () => {
    await showScreen('/demo', () => <LateStepper focusesOtherButton={false} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add one more Soup' }));
  });

  it('keeps the focus on another button that was focused before the quantity stepper loaded', async () => {
    await showScreen('/demo', () => <LateStepper focusesOtherButton />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Branch' }));
  });
});
