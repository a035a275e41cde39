// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceGroup } from './choice-group.tsx';
import type { ChoiceKind } from './choice-row.tsx';
import '../testing/render-ui.ts';

const options = [
  { id: 'oat', label: 'Oat milk', quantity: 1, detail: '+0.250', max: 2 },
  { id: 'soy', label: 'Soy milk', quantity: 0, max: 2 },
  { id: 'nut', label: 'Nut milk', quantity: 0, max: 2, disabled: true, note: 'Sold out' },
];
const failOnCall = (): never => {
  throw new Error('This function should not be called');
};
const renderGroup = (kind: ChoiceKind, error?: string) => {
  const onChange = vi.fn();
  render(
    <ChoiceGroup
      id="milk"
      kind={kind}
      legend="Milk"
      rule="Choose 1"
      error={error}
      options={options}
      onChange={onChange}
      getDecreaseLabel={(option) => `Less ${option.label}`}
      getIncreaseLabel={(option) => `More ${option.label}`}
    />,
  );
  return onChange;
};

describe('ChoiceGroup', () => {
  it('renders a single choice as radio buttons, and describes the group with the number to choose', async () => {
    const onChange = renderGroup('radio');
    const group = screen.getByRole('radiogroup', { name: 'Milk' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose 1',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Oat milk/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Soy milk/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('soy', 1);
  });

  it('selects and deselects options of a multiple choice', async () => {
    const onChange = renderGroup('checkbox');
    await userEvent.click(screen.getByRole('checkbox', { name: /Oat milk/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Soy milk/ }));
    expect(onChange.mock.calls).toEqual([
      ['oat', 0],
      ['soy', 1],
    ]);
  });

  it('increases the quantity of an option with its stepper', async () => {
    const onChange = renderGroup('quantity');
    await userEvent.click(screen.getByRole('button', { name: 'More Oat milk' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('oat', 2);
    expect(screen.getByRole('button', { name: 'More Nut milk' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the error of a missing choice and lets the group receive the focus', () => {
    renderGroup('radio', 'Choose your milk');
    const group = screen.getByRole('radiogroup', { name: 'Milk' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose your milk',
    );
    group.focus();
    expect(document.activeElement?.id).toBe('milk');
  });

  it('disables an option that is sold out', () => {
    renderGroup('radio');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Nut milk.*Sold out/ }).disabled).toBe(true);
  });

  it('renders nested option groups right below their option', () => {
    const nestedContent = (
      <ChoiceGroup kind="radio" legend="Heat" options={[options[0] ?? failOnCall()]} onChange={failOnCall} />
    );
    render(
      <ChoiceGroup
        kind="checkbox"
        legend="Milk"
        options={options.map((option) => (option.id === 'oat' ? { ...option, nestedContent } : option))}
        onChange={failOnCall}
      />,
    );
    const groupText = screen.getByRole('group', { name: 'Milk' }).textContent ?? '';
    expect(groupText.indexOf('Heat')).toBeGreaterThan(groupText.indexOf('Oat milk'));
    expect(groupText.indexOf('Heat')).toBeLessThan(groupText.indexOf('Soy milk'));
  });

  it('shows size and picture of an option, and reserves space for a missing picture', () => {
    const picture = { src: '/media/oat', width: 640, height: 640, color: null };
    render(
      <ChoiceGroup
        kind="checkbox"
        legend="Milk"
        options={[
          { id: 'oat', label: 'Oat', aside: '250 ml', quantity: 0, picture },
          { id: 'soy', label: 'Soy', quantity: 0, picture: null },
        ]}
        onChange={failOnCall}
      />,
    );
    const [oatRow, soyRow] = screen.getAllByRole('checkbox').map((checkbox) => checkbox.parentElement);
    expect(oatRow?.textContent).toBe('Oat 250 ml');
    expect(oatRow?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    expect(soyRow?.childElementCount).toBe(oatRow?.childElementCount);
    expect(soyRow?.querySelector('img')).toBeNull();
  });
});
