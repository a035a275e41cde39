// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField, type TypedKey } from './phone-field.tsx';
import '../testing/render-ui.ts';

const user = userEvent.setup();

/** Groups of three, as a numbering plan might. */
function grouped({ text, caret }: TypedKey) {
  const plain = text.replace(/\D/g, '');
  const before = text.slice(0, caret).replace(/\D/g, '').length;
  return {
    text: plain.replace(/(...)(?=.)/g, '$1 '),
    caret: before + Math.floor(Math.max(0, before - 1) / 3),
  };
}

function Kept({
  onDial = () => {},
  told = () => {},
}: {
  onDial?: () => void;
  told?: (key: TypedKey) => void;
}) {
  const [value, setValue] = useState('');
  return (
    <PhoneField
      label="Phone"
      flag={null}
      dialCode="+965"
      dialLabel="Country code: Kuwait +965"
      onDial={onDial}
      value={value}
      onType={(key) => {
        told(key);
        const next = grouped(key);
        setValue(next.text);
        return next;
      }}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

describe('PhoneField', () => {
  it('is a number and the button that chooses its country, each named', async () => {
    const dial = vi.fn();
    render(<Kept onDial={dial} />);
    await user.click(screen.getByRole('button', { name: 'Country code: Kuwait +965' }));
    expect(dial).toHaveBeenCalledOnce();
    await user.type(field(), '5551234');
    expect(field().value).toBe('555 123 4');
  });

  it('keeps the caret where one types in the middle', async () => {
    render(<Kept />);
    await user.type(field(), '5551234');
    field().setSelectionRange(1, 1);
    await user.keyboard('99');
    expect(field().value).toBe('599 551 234');
    expect(field().selectionStart).toBe(3);
    await user.keyboard('8');
    expect(field().value).toBe('599 855 123 4');
    expect(field().selectionStart).toBe(5);
  });

  it('says which way a key deleted', async () => {
    const told = vi.fn();
    render(<Kept told={told} />);
    await user.type(field(), '555{Backspace}');
    expect(told).toHaveBeenLastCalledWith({ text: '55', caret: 2, deleted: 'backward' });
    field().setSelectionRange(0, 0);
    await user.keyboard('{Delete}');
    expect(told).toHaveBeenLastCalledWith({ text: '5', caret: 0, deleted: 'forward' });
  });
});
