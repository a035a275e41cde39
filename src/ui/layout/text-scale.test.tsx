// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Surface } from './surface.tsx';
import { useTextScale } from './text-scale.tsx';
import '../testing/render-ui.ts';

const Scale = () => <output>{useTextScale()}</output>;

/**
 * Renders a surface in a browser with the default font size `mediumPx`, in which 16 px are rendered as `usualPx`.
 * Text-only zoom enlarges both.
 */
function renderSurface(mediumPx: number, usualPx: number): HTMLElement {
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        fontSize: `${element.matches('[aria-hidden] > span') ? usualPx : mediumPx}px`,
      }) as CSSStyleDeclaration,
  );
  const { container } = render(
    <Surface themeClass="" dir="ltr" lang="en" fonts="">
      <Scale />
    </Surface>,
  );
  return container.firstElementChild as HTMLElement;
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ['the usual settings', 16, 16, '1', '1'],
  ['a default font size of 24 px', 24, 16, '1.5', '1.5'],
  ['text-only zoom of 200%', 32, 32, '1', '2'],
  ['a default font size of 24 px and text-only zoom of 200%', 48, 32, '1.5', '3'],
])(
  'scales font sizes and computed heights as the browser expects with %s',
  (_, medium, usual, font, text) => {
    const surface = renderSurface(medium, usual);
    expect(surface.style.getPropertyValue('--oa-font-scale')).toBe(font);
    expect(screen.getByRole('status').textContent).toBe(text);
  },
);
