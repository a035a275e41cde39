// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { arrowBack } from '../icons/icon-paths-more.ts';
import { IconButton } from './icon-button.tsx';
import '../testing/render-ui.ts';

it('labels an icon button and hides its icon from screen readers', async () => {
  const onPress = vi.fn();
  render(<IconButton label="Back" icon={arrowBack} onClick={onPress} />);
  const button = screen.getByRole('button', { name: 'Back' });
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(button.querySelector('path')?.getAttribute('d')).not.toContain('>');
});
