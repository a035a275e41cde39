// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BackgroundPicture } from './background-picture.tsx';
import '../testing/render-ui.ts';

const picture = { src: 'https://shop.test/media/wall', width: 2000, height: 1200, color: '#112233' };
const getImage = (container: HTMLElement): HTMLImageElement => {
  const imageElement = container.querySelector('img');
  if (!imageElement) throw new Error('The component rendered no img element');
  return imageElement;
};

describe('BackgroundPicture', () => {
  it('hides the background picture from screen readers, and shows the picture once it has loaded', () => {
    const { container } = render(<BackgroundPicture picture={picture} />);
    const pictureBox = container.firstElementChild;
    expect(pictureBox?.getAttribute('aria-hidden')).toBe('true');
    expect(pictureBox?.hasAttribute('data-loaded')).toBe(false);
    fireEvent.load(getImage(container));
    expect(pictureBox?.hasAttribute('data-loaded')).toBe(true);
  });

  it('renders nothing when the background picture fails to load', () => {
    const { container } = render(<BackgroundPicture picture={picture} />);
    fireEvent.error(getImage(container));
    expect(container.innerHTML).toBe('');
  });
});
