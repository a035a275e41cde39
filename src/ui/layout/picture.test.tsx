// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ImageError } from '../../lib/image-variants.ts';
import { Picture } from './picture.tsx';
import '../testing/render-ui.ts';

const picture = { src: 'https://shop.test/media/toast', width: 700, height: 700, color: '#ffeecc' };

describe('Picture', () => {
  // @spec constants/image-breakpoints-320-1536-at
  it('offers the browser only the image variants that are not wider than the original', () => {
    render(<Picture picture={picture} alt="Toast" preset="card" />);
    const image = screen.getByRole('img', { name: 'Toast' });
    expect(image.getAttribute('srcset')).toBe(
      'https://shop.test/media/toast/320.webp 320w, https://shop.test/media/toast/640.webp 640w',
    );
    expect(image.getAttribute('width')).toBe('700');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('loads a picture immediately when it has priority', () => {
    render(<Picture picture={picture} alt="Toast" preset="card" priority />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  });

  it('loads a picture at the top of the screen immediately, unless its priority is off', () => {
    const { rerender } = render(<Picture picture={picture} alt="Toast" preset="hero" />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img').getAttribute('sizes')).toBe('560px');
    rerender(<Picture picture={picture} alt="Toast" preset="hero" priority={false} />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  });

  // @spec errors/picture-could-not-be-measured
  it('offers every variant of a picture of unknown size, and sets no width attribute', () => {
    render(<Picture picture={{ ...picture, width: 0, height: 0 }} alt="Toast" preset="cover" />);
    const image = screen.getByRole('img', { name: 'Toast' });
    expect(image.getAttribute('srcset')).toContain('/3072.webp 3072w');
    expect(image.hasAttribute('width')).toBe(false);
  });

  it('uses the original URL of a picture when its provider makes no variants', () => {
    render(<Picture picture={{ ...picture, provider: 'plain' }} alt="Toast" preset="card" />);
    const image = screen.getByRole('img', { name: 'Toast' });
    expect(image.getAttribute('src')).toBe(picture.src);
    expect(image.hasAttribute('srcset')).toBe(false);
  });

  // @spec errors/unknown-image-provider-or-preset
  it('throws for an unknown image provider and for an unknown preset', () => {
    const { error } = console;
    vi.spyOn(console, 'error').mockImplementation(
      (...messages) => void (String(messages[0]).includes('Unknown image') || error(...messages)),
    );
    expect(() =>
      render(<Picture picture={{ ...picture, provider: 'nobody' }} alt="" preset="card" />),
    ).toThrow(ImageError);
    expect(() => render(<Picture picture={picture} alt="" preset={'poster' as never} />)).toThrow(ImageError);
  });

  it('shows a placeholder with the picture’s name when the picture fails to load', () => {
    const { container } = render(<Picture picture={picture} alt="Toast" preset="card" />);
    fireEvent.error(screen.getByRole('img', { name: 'Toast' }));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Toast' })).toBeTruthy();
  });

  it('replaces the img element for a new picture, so that the old picture disappears', () => {
    const { rerender } = render(<Picture picture={picture} alt="Toast" preset="card" />);
    const previousImage = screen.getByRole('img');
    rerender(
      <Picture picture={{ ...picture, src: 'https://shop.test/media/soup' }} alt="Soup" preset="card" />,
    );
    expect(screen.getByRole('img', { name: 'Soup' })).not.toBe(previousImage);
    expect(previousImage.isConnected).toBe(false);
  });

  it('loads the next picture after the previous picture failed', () => {
    const { container, rerender } = render(<Picture picture={picture} alt="" preset="card" />);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    rerender(<Picture picture={{ ...picture, src: 'https://shop.test/media/egg' }} alt="" preset="card" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://shop.test/media/egg/320.webp');
  });
});
