// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOrders } from './orders/orders-store.ts';
import { StoresProvider, useBusiness, useCart, useMenu, useSession, useShop } from './stores-context.tsx';
import { buildItemChoice, createTestStores } from './testing/test-stores.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const Count = () => <p>{useCart(({ count }) => count)} in the cart</p>;

const Lines = ({ onRender }: { readonly onRender: (value: unknown) => void }) => {
  onRender(useCart(({ cart, add }) => ({ lines: cart.lines, add })));
  return null;
};

const EveryStore = () => {
  const text = [
    useBusiness(({ status }) => status),
    useMenu(({ isComplete }) => isComplete),
    useShop(({ status }) => status),
    useSession(({ customer }) => customer),
    useOrders(({ placement }) => placement.status),
  ].join(' ');
  return <p>{text}</p>;
};

describe('the store hooks', () => {
  it('gives each element on a page its own stores', () => {
    const firstStores = createTestStores();
    const secondStores = createTestStores();
    render(
      <>
        <StoresProvider stores={firstStores}>
          <Count />
        </StoresProvider>
        <StoresProvider stores={secondStores}>
          <Count />
        </StoresProvider>
      </>,
    );
    act(() => firstStores.cart.getState().add(buildItemChoice('latte', 2)));
    expect(screen.getByText('2 in the cart')).toBeTruthy();
    expect(screen.getByText('0 in the cart')).toBeTruthy();
  });

  it('renders a component again only when the state that it selects has changed', () => {
    const stores = createTestStores();
    const onRender = vi.fn();
    render(
      <StoresProvider stores={stores}>
        <Lines onRender={onRender} />
      </StoresProvider>,
    );
    act(() => stores.cart.getState().setDetails({ name: 'Noor' }));
    expect(onRender).toHaveBeenCalledTimes(1);
    act(() => stores.cart.getState().add(buildItemChoice('latte')));
    expect(onRender).toHaveBeenCalledTimes(2);
  });

  it('returns the state of each store from the store’s own hook', () => {
    render(
      <StoresProvider stores={createTestStores()}>
        <EveryStore />
      </StoresProvider>,
    );
    expect(screen.getByText('idle false idle guest idle')).toBeTruthy();
  });

  it('throws an error that names StoresProvider if a store hook is used outside it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Count />)).toThrow('StoresProvider is missing');
  });
});
