// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CartBar } from '../cards/cart-bar.tsx';
import { OptionCard } from '../cards/option-card.tsx';
import { cartBag, home } from '../icons/icon-paths.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { TopBar } from './top-bar.tsx';
import '../testing/render-ui.ts';

const items = [
  { id: 'home', label: 'Home', icon: home, href: '/shop' },
  { id: 'cart', label: 'Cart', icon: cartBag, href: '/shop/cart', count: '2', countLabel: '2 items' },
];

describe.each([
  [
    'BottomTabs',
    (onNavigate: () => void) => (
      <BottomTabs label="Main" items={items} current="home" onNavigate={onNavigate} />
    ),
  ],
  [
    'TopBar',
    (onNavigate: () => void) => (
      <TopBar label="Main" items={items} current="home" onNavigate={onNavigate} brand="Shop" />
    ),
  ],
])('%s', (_, renderBar) => {
  it('renders the navigation as a named landmark of links, and marks the current page', async () => {
    const onNavigate = vi.fn();
    render(renderBar(onNavigate));
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
    const cart = screen.getByRole('link', { name: 'Cart 2 items' });
    expect(cart.getAttribute('href')).toBe('/shop/cart');
    await userEvent.click(cart);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(items[1]);
  });
});

describe('CartBar', () => {
  it('labels the link to the cart with action, item count and total', async () => {
    const onOpen = vi.fn();
    render(
      <CartBar
        count="2"
        label="View cart"
        total="2.900 KD"
        fullLabel="View cart, 2 items, 2.900 KD"
        href="/cart"
        onOpen={onOpen}
      />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'View cart, 2 items, 2.900 KD' }));
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe('ScreenBar', () => {
  it("shows the screen's heading and a back button", async () => {
    const onBack = vi.fn();
    render(<ScreenBar title="Your order" onBack={onBack} backLabel="Back" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your order' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('OptionCard', () => {
  it('does not open a disabled option card', () => {
    const onOpen = vi.fn();
    render(<OptionCard icon={home} title="Pickup" href="/pickup" onOpen={onOpen} disabled />);
    const card = screen.getByRole('link', { name: 'Pickup' });
    fireEvent.click(card);
    expect(card.getAttribute('aria-disabled')).toBe('true');
    expect(onOpen).not.toHaveBeenCalled();
  });
});
