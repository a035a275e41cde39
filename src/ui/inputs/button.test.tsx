// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, buttonClass } from './button.tsx';
import '../testing/render-ui.ts';

describe('Button', () => {
  it('is pressed by mouse and keyboard, and submits nothing by itself', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Add</Button>);
    const button = screen.getByRole('button', { name: 'Add' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
    expect(button.getAttribute('type')).toBe('button');
  });

  it('ignores presses while busy, keeps focus, and does not send its form twice', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Place order
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Place order' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('hands its look to links', () => {
    expect(buttonClass({ variant: 'primary' })).not.toBe(buttonClass({ variant: 'quiet' }));
  });
});
