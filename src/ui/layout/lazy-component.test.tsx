// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createLazyComponent } from './lazy-component.tsx';
import '../testing/render-ui.ts';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('createLazyComponent', () => {
  it('shows the fallback until the code of a lazy component is loaded', async () => {
    let finishLoading = (_: typeof Hello) => {};
    const pendingComponent = new Promise<typeof Hello>((resolve) => {
      finishLoading = resolve;
    });
    const LazyHello = createLazyComponent(() => pendingComponent);
    render(<LazyHello name="Noor" fallback={<p>Soon</p>} />);
    expect(screen.getByText('Soon')).toBeTruthy();
    await act(async () => finishLoading(Hello));
    expect(screen.getByText('Hello Noor')).toBeTruthy();
    expect(screen.queryByText('Soon')).toBeNull();
  });

  const createFailingComponent = () => {
    const connection = { isUp: false };
    const LazyHello = createLazyComponent<{ name: string }>(() =>
      connection.isUp ? Promise.resolve(Hello) : Promise.reject(new TypeError('Failed to fetch')),
    );
    return { LazyHello, connection };
  };

  it('shows the fallback of a lazy component that fails to load, and keeps the content around it', async () => {
    const { LazyHello } = createFailingComponent();
    await act(async () =>
      render(
        <>
          <h1>Menu</h1>
          <LazyHello name="Noor" fallback={<p>Soon</p>} />
        </>,
      ),
    );
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeTruthy();
    expect(screen.getByText('Soon')).toBeTruthy();
  });

  it('loads a failed lazy component again when the connection returns', async () => {
    const { LazyHello, connection } = createFailingComponent();
    await act(async () => render(<LazyHello name="Noor" />));
    connection.isUp = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Hello Noor')).toBeTruthy();
  });

  it('loads a failed lazy component again on the next render, and renders a loaded component immediately', async () => {
    const { LazyHello, connection } = createFailingComponent();
    const { rerender } = render(<LazyHello name="Noor" />);
    await act(async () => undefined);
    connection.isUp = true;
    await act(async () => rerender(<LazyHello name="Sara" />));
    expect(screen.getByText('Hello Sara')).toBeTruthy();
    render(<LazyHello name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeTruthy();
  });
});
