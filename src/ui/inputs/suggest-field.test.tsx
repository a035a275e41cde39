// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SuggestField } from './suggest-field.tsx';
import '../testing/render-ui.ts';

const user = userEvent.setup();
const SUGGESTIONS = [
  { id: 'a', title: 'Salem Al Mubarak Street', detail: 'Salmiya' },
  { id: 'b', title: 'Salem Sabah Street' },
];

function ControlledStreet({ onChoose = () => {} }: { onChoose?: (id: string) => void }) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <SuggestField
      label="Street"
      value={text}
      onChange={(typedText) => {
        setText(typedText);
        setOpen(true);
      }}
      suggestions={isOpen ? SUGGESTIONS : []}
      listLabel="Suggestions"
      countText="2 suggestions"
      onChoose={onChoose}
      onClose={() => setOpen(false)}
    />
  );
}
const getStreetField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Street' });

describe('SuggestField', () => {
  it('shows suggestions below a field, and announces the number of suggestions', async () => {
    render(<ControlledStreet />);
    expect(getStreetField().getAttribute('aria-expanded')).toBe('false');
    await user.type(getStreetField(), 'Sal');
    expect(getStreetField().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  });

  it('chooses a suggestion by click or arrow keys, but not with Enter alone', async () => {
    const onChooseSuggestion = vi.fn();
    render(<ControlledStreet onChoose={onChooseSuggestion} />);
    await user.type(getStreetField(), 'Sal{Enter}');
    expect(onChooseSuggestion).not.toHaveBeenCalled();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onChooseSuggestion).toHaveBeenLastCalledWith('b');
    await user.click(screen.getByRole('option', { name: /Mubarak/ }));
    expect(onChooseSuggestion).toHaveBeenLastCalledWith('a');
    expect(document.activeElement).toBe(getStreetField());
  });

  it('closes the suggestions on Escape and on blur, and keeps the typed text', async () => {
    render(<ControlledStreet />);
    await user.type(getStreetField(), 'Sal{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await user.type(getStreetField(), 'e');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.tab();
    expect(screen.queryByRole('option')).toBeNull();
    expect(getStreetField().value).toBe('Sale');
  });
});
