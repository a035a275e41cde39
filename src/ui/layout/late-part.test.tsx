// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { latePart } from './late-part.tsx';
import '../testing/render-ui.ts';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('latePart', () => {
  it('keeps the place of a part until its code is there', async () => {
    let arrive = (_: typeof Hello) => {};
    const coming = new Promise<typeof Hello>((resolve) => {
      arrive = resolve;
    });
    const Part = latePart(() => coming);
    render(<Part name="Noor" meanwhile={<p>Soon</p>} />);
    expect(screen.getByText('Soon')).toBeTruthy();
    await act(async () => arrive(Hello));
    expect(screen.getByText('Hello Noor')).toBeTruthy();
    expect(screen.queryByText('Soon')).toBeNull();
  });

  const lost = () => {
    const lines = { isUp: false };
    const Part = latePart<{ name: string }>(() =>
      lines.isUp ? Promise.resolve(Hello) : Promise.reject(new TypeError('Failed to fetch')),
    );
    return { Part, lines };
  };

  it('leaves the rest of the screen alone while it cannot be loaded, and keeps its place', async () => {
    const { Part } = lost();
    await act(async () =>
      render(
        <>
          <h1>Menu</h1>
          <Part name="Noor" meanwhile={<p>Soon</p>} />
        </>,
      ),
    );
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeTruthy();
    expect(screen.getByText('Soon')).toBeTruthy();
  });

  it('comes with the line', async () => {
    const { Part, lines } = lost();
    await act(async () => render(<Part name="Noor" />));
    lines.isUp = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Hello Noor')).toBeTruthy();
  });

  it('is asked for again whenever its place is drawn, and stands at once when it is there', async () => {
    const { Part, lines } = lost();
    const { rerender } = render(<Part name="Noor" />);
    await act(async () => undefined);
    lines.isUp = true;
    await act(async () => rerender(<Part name="Sara" />));
    expect(screen.getByText('Hello Sara')).toBeTruthy();
    render(<Part name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeTruthy();
  });
});
