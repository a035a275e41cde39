// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import './ui.test-kit.ts';

const picture = { src: 'https://shop.test/media/toast', width: 700, height: 700, color: '#ffeecc' };

describe('Picture', () => {
  it('offers the variants that are no wider than the original, and the smallest always', () => {
    render(<Picture picture={picture} alt="Toast" sizes="92px" />);
    const image = screen.getByRole('img', { name: 'Toast' });
    expect(image.getAttribute('srcset')).toBe(
      'https://shop.test/media/toast/320.webp 320w, https://shop.test/media/toast/640.webp 640w',
    );
    expect(image.getAttribute('width')).toBe('700');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('loads at once when it is in view from the start', () => {
    render(<Picture picture={picture} alt="Toast" sizes="92px" priority />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  });

  it('shows a sign in its place when it does not come, and keeps its name', () => {
    const { container } = render(<Picture picture={picture} alt="Toast" sizes="92px" />);
    fireEvent.error(screen.getByRole('img', { name: 'Toast' }));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Toast' })).toBeTruthy();
  });

  it('tries again when another picture takes its place', () => {
    const { container, rerender } = render(<Picture picture={picture} alt="" sizes="92px" />);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    rerender(<Picture picture={{ ...picture, src: 'https://shop.test/media/egg' }} alt="" sizes="92px" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://shop.test/media/egg/320.webp');
  });
});
