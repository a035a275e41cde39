// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';
import '../testing/render-ui.ts';

describe('Price', () => {
  it('isolates each price from the direction of the surrounding text', () => {
    const { container } = render(<Price amount="2.600 KD" oldAmount="3.250" />);
    expect([...container.querySelectorAll('bdi')].map((amount) => amount.textContent)).toEqual([
      '3.250',
      '2.600 KD',
    ]);
    expect(container.querySelector('s')?.textContent).toBe('3.250');
  });

  it('labels the old and the new price for screen readers', () => {
    const { container } = render(<Price amount="2.600 KD" oldAmount="3.250" oldLabel="was" newLabel="now" />);
    expect(container.textContent).toBe('was 3.250now 2.600 KD');
  });

  it('strikes out no price when there is no discount', () => {
    const { container } = render(<Price amount="2.600 KD" newLabel="now" />);
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).toBe('2.600 KD');
  });
});
