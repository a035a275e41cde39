// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CardStrip, SmallCard } from './small-card.tsx';
import '../testing/render-ui.ts';

it('shows a dish with its price as one link, which the browser may open in a new tab', async () => {
  const onOpen = vi.fn();
  render(
    <CardStrip>
      <li>
        <SmallCard name="Flat white" price="1.500 KD" picture={null} href="#flat" onOpen={onOpen} />
      </li>
    </CardStrip>,
  );
  const link = screen.getByRole('link', { name: 'Flat white 1.500 KD' });
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledOnce();
  fireEvent.click(link, { ctrlKey: true });
  expect(onOpen).toHaveBeenCalledOnce();
});
