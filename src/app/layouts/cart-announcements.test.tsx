// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildItemChoice } from '../../stores/testing/test-stores.ts';
import { AddedToCartAnnouncer } from './cart-announcements.tsx';

it('announces every dish added to the cart, even the same dish twice, but no removed dish', async () => {
  const { cart } = await showScreen('/demo/car_pickup', AddedToCartAnnouncer);
  const statusRegion = screen.getByRole('status');
  await act(async () => cart.getState().add(buildItemChoice('latte')));
  await waitFor(() => expect(statusRegion.textContent).toBe('latte added to cart'));
  await act(async () => cart.getState().add(buildItemChoice('latte')));
  const secondAnnouncement = statusRegion.textContent;
  expect(secondAnnouncement, 'screen readers ignore a repeated text').not.toBe('latte added to cart');
  const [line] = cart.getState().cart.lines;
  act(() => cart.getState().remove(line?.key ?? ''));
  expect(statusRegion.textContent).toBe(secondAnnouncement);
});
