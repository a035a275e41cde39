// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BusinessHeader } from './business-header.tsx';
import '../testing/render-ui.ts';

it('shows the name of a business as the heading of its page, and its opening status as text', () => {
  render(
    <BusinessHeader
      name="Bayt Coffee"
      logo={null}
      cover={null}
      isOpen={false}
      status="Opens at 7:00"
      meta="Salmiya"
    >
      Pickup
    </BusinessHeader>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Bayt Coffee' })).toBeTruthy();
  expect(screen.getByRole('banner').textContent).toBe('Bayt CoffeeOpens at 7:00SalmiyaPickup');
});
