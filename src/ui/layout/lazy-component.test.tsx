// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';
import '../testing/render-ui.ts';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('lazyComponent', () => {
  it('shows the fallback until the code of a part is loaded', async () => {
    let finishLoading = (_: typeof Hello) => {};
    const loading = new Promise<typeof Hello>((resolve) => {
      finishLoading = resolve;
    });
    const Part = lazyComponent(() => loading);
    render(<Part name="Noor" fallback={<p>Soon</p>} />);
    expect(screen.getByText('Soon')).toBeTruthy();
    await act(async () => finishLoading(Hello));
    expect(screen.getByText('Hello Noor')).toBeTruthy();
    expect(screen.queryByText('Soon')).toBeNull();
  });

  const failingPart = () => {
    const connection = { isUp: false };
    const Part = lazyComponent<{ name: string }>(() =>
      connection.isUp ? Promise.resolve(Hello) : Promise.reject(new TypeError('Failed to fetch')),
    );
    return { Part, connection };
  };

  it('keeps the rest of the screen and shows the fallback while a part cannot be loaded', async () => {
    const { Part } = failingPart();
    await act(async () =>
      render(
        <>
          <h1>Menu</h1>
          <Part name="Noor" fallback={<p>Soon</p>} />
        </>,
      ),
    );
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeTruthy();
    expect(screen.getByText('Soon')).toBeTruthy();
  });

  it('loads a part when the connection returns', async () => {
    const { Part, connection } = failingPart();
    await act(async () => render(<Part name="Noor" />));
    connection.isUp = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Hello Noor')).toBeTruthy();
  });

  it('loads again on every render after a failure, and renders immediately once loaded', async () => {
    const { Part, connection } = failingPart();
    const { rerender } = render(<Part name="Noor" />);
    await act(async () => undefined);
    connection.isUp = true;
    await act(async () => rerender(<Part name="Sara" />));
    expect(screen.getByText('Hello Sara')).toBeTruthy();
    render(<Part name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeTruthy();
  });
});
