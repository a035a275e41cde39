// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CardStrip, SmallCard } from './small-card.tsx';
import '../testing/render-ui.ts';

it('is a link to the dish, with its price; a new tab stays the browser’s business', async () => {
  const open = vi.fn();
  render(
    <CardStrip>
      <li>
        <SmallCard name="Flat white" price="1.500 KD" picture={null} href="#flat" onOpen={open} />
      </li>
    </CardStrip>,
  );
  const link = screen.getByRole('link', { name: 'Flat white 1.500 KD' });
  await userEvent.click(link);
  expect(open).toHaveBeenCalledOnce();
  fireEvent.click(link, { ctrlKey: true });
  expect(open).toHaveBeenCalledOnce();
});
