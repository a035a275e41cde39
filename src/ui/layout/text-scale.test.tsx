// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Surface } from './surface.tsx';
import { useTextScale } from './text-scale.tsx';
import '../testing/render-ui.ts';

const Scale = () => <output>{useTextScale()}</output>;

/**
 * Renders a surface in a browser with the default font size `defaultFontSizePx`, which renders 16 px as `rendered16Px`.
 * Text-only zoom enlarges both.
 */
function renderSurface(defaultFontSizePx: number, rendered16Px: number): HTMLElement {
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        fontSize: `${element.matches('[aria-hidden] > span') ? rendered16Px : defaultFontSizePx}px`,
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
  'measures how much larger the browser renders texts with %s',
  (_, defaultFontSizePx, rendered16Px, expectedFontScale, expectedTextScale) => {
    const surface = renderSurface(defaultFontSizePx, rendered16Px);
    expect(surface.style.getPropertyValue('--oa-font-scale')).toBe(expectedFontScale);
    expect(screen.getByRole('status').textContent).toBe(expectedTextScale);
  },
);
