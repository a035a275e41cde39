// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField, type TypedEdit } from './phone-field.tsx';
import '../testing/render-ui.ts';

const user = userEvent.setup();

/** Formats a number in groups of three digits. */
function formatInGroups({ text, caret }: TypedEdit) {
  const plain = text.replace(/\D/g, '');
  const before = text.slice(0, caret).replace(/\D/g, '').length;
  return {
    text: plain.replace(/(...)(?=.)/g, '$1 '),
    caret: before + Math.floor(Math.max(0, before - 1) / 3),
  };
}

function ControlledPhone({
  onChooseCountry = () => {},
  onEdit = () => {},
}: {
  onChooseCountry?: () => void;
  onEdit?: (edit: TypedEdit) => void;
}) {
  const [value, setValue] = useState('');
  return (
    <PhoneField
      label="Phone"
      flag={null}
      dialCode="+965"
      countryLabel="Country code: Kuwait +965"
      onChooseCountry={onChooseCountry}
      value={value}
      onType={(edit) => {
        onEdit(edit);
        const next = formatInGroups(edit);
        setValue(next.text);
        return next;
      }}
    />
  );
}
const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

describe('PhoneField', () => {
  it('announces an error of a phone number with the role alert', () => {
    render(
      <PhoneField
        label="Phone"
        error="Enter your phone number"
        errorRole="alert"
        flag={null}
        dialCode="+965"
        countryLabel="Country code: Kuwait +965"
        onChooseCountry={() => {}}
        value=""
        onType={formatInGroups}
      />,
    );
    expect(screen.getByRole('alert').textContent).toBe('Enter your phone number');
  });

  it('labels the number field and the button that chooses the country', async () => {
    const chooseCountry = vi.fn();
    render(<ControlledPhone onChooseCountry={chooseCountry} />);
    await user.click(screen.getByRole('button', { name: 'Country code: Kuwait +965' }));
    expect(chooseCountry).toHaveBeenCalledOnce();
    await user.type(getField(), '5551234');
    expect(getField().value).toBe('555 123 4');
  });

  it('keeps the caret in place when the customer types in the middle of a phone number', async () => {
    render(<ControlledPhone />);
    await user.type(getField(), '5551234');
    getField().setSelectionRange(1, 1);
    await user.keyboard('99');
    expect(getField().value).toBe('599 551 234');
    expect(getField().selectionStart).toBe(3);
    await user.keyboard('8');
    expect(getField().value).toBe('599 855 123 4');
    expect(getField().selectionStart).toBe(5);
  });

  it('reports in which direction a key deleted a digit of a phone number', async () => {
    const onEdit = vi.fn();
    render(<ControlledPhone onEdit={onEdit} />);
    await user.type(getField(), '555{Backspace}');
    expect(onEdit).toHaveBeenLastCalledWith({ text: '55', caret: 2, deleted: 'backward' });
    getField().setSelectionRange(0, 0);
    await user.keyboard('{Delete}');
    expect(onEdit).toHaveBeenLastCalledWith({ text: '5', caret: 0, deleted: 'forward' });
  });
});
