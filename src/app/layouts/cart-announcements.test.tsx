// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { itemChoice } from '../../stores/testing/test-stores.ts';
import { AddedToCartAnnouncer } from './cart-announcements.tsx';

it('announces every dish added to the cart, even a repeated one, and stays silent when one is removed', async () => {
  const { cart } = await showScreen('/demo/car_pickup', AddedToCartAnnouncer);
  const region = screen.getByRole('status');
  await act(async () => cart.getState().add(itemChoice('latte')));
  await waitFor(() => expect(region.textContent).toBe('latte added to cart'));
  await act(async () => cart.getState().add(itemChoice('latte')));
  const secondText = region.textContent;
  expect(secondText, 'screen readers ignore a repeated text').not.toBe('latte added to cart');
  const [line] = cart.getState().cart.lines;
  act(() => cart.getState().remove(line?.key ?? ''));
  expect(region.textContent).toBe(secondText);
});
