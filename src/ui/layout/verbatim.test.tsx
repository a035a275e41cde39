// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Verbatim } from './verbatim.tsx';
import '../testing/render-ui.ts';

describe('Verbatim', () => {
  it('excludes a number in a sentence from translation, and keeps the sentence in one element', () => {
    const { container } = render(<Verbatim text="Order 4F-7K2, paid" part="4F-7K2" />);
    expect(container.childNodes).toHaveLength(1);
    expect(container.textContent).toBe('Order 4F-7K2, paid');
    expect(container.querySelector('[translate=no]')?.textContent).toBe('4F-7K2');
  });

  it('renders the whole text if the untranslatable part does not occur in the text', () => {
    const { container } = render(<Verbatim text="Order" part="4F-7K2" />);
    expect(container.textContent).toBe('Order');
  });
});
