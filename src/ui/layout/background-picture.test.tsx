// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BackgroundPicture } from './background-picture.tsx';
import '../testing/render-ui.ts';

const picture = { src: 'https://shop.test/media/wall', width: 2000, height: 1200, color: '#112233' };
const image = (container: HTMLElement): HTMLImageElement => {
  const found = container.querySelector('img');
  if (!found) throw new Error('no picture');
  return found;
};

describe('BackgroundPicture', () => {
  it('is nothing to those who do not see it, and shows when it has come', () => {
    const { container } = render(<BackgroundPicture picture={picture} />);
    const box = container.firstElementChild;
    expect(box?.getAttribute('aria-hidden')).toBe('true');
    expect(box?.hasAttribute('data-loaded')).toBe(false);
    fireEvent.load(image(container));
    expect(box?.hasAttribute('data-loaded')).toBe(true);
  });

  it('leaves the page as it was when it does not come', () => {
    const { container } = render(<BackgroundPicture picture={picture} />);
    fireEvent.error(image(container));
    expect(container.innerHTML).toBe('');
  });
});
