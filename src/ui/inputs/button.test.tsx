// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, getButtonClass } from './button.tsx';
import '../testing/render-ui.ts';

describe('Button', () => {
  it('activates a button on click and on Enter, and does not submit a form by default', async () => {
    const onPress = vi.fn();
    render(<Button onClick={onPress}>Add</Button>);
    const button = screen.getByRole('button', { name: 'Add' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(button.getAttribute('type')).toBe('button');
  });

  it('ignores clicks on a busy submit button, and keeps the focus on the button', async () => {
    const onPress = vi.fn();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onPress}>
          Place order
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Place order' });
    await userEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('returns a different class name for each button variant', () => {
    expect(getButtonClass({ variant: 'primary' })).not.toBe(getButtonClass({ variant: 'quiet' }));
  });
});
