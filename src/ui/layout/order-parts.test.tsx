// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Bill, BillRow } from '../cards/bill-row.tsx';
import { LineItem } from '../cards/line-item.tsx';
import { Timeline } from '../feedback/timeline.tsx';
import { DetailRow } from './detail-row.tsx';
import '../testing/render-ui.ts';

describe('BillRow', () => {
  it('associates the amount of a bill row with its label in the markup', () => {
    render(
      <Bill>
        <BillRow tone="total" label="Total" value="5.750 KD" />
      </Bill>,
    );
    expect(screen.getByRole('term').textContent).toBe('Total');
    expect(screen.getByRole('definition').textContent).toBe('5.750 KD');
  });

  it('shows the explanation of a bill row when the customer presses the row', async () => {
    render(
      <Bill>
        <BillRow
          label="Discount"
          value="−0.650"
          explanation="3.250 × 20%"
          explainLabel="Why this discount?"
        />
      </Bill>,
    );
    const explainButton = screen.getByRole('button', {
      name: 'Discount: Why this discount?',
      expanded: false,
    });
    expect(screen.getByText('3.250 × 20%').hidden).toBe(true);
    await userEvent.click(explainButton);
    expect(explainButton.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('3.250 × 20%').hidden).toBe(false);
  });
});

describe('Timeline', () => {
  it('renders a timeline as a named list, and marks the current step', () => {
    render(
      <Timeline
        label="Progress"
        stateLabels={{ done: 'done', current: 'now', todo: 'to come', failed: 'stopped' }}
        steps={[
          { id: 'a', title: 'Received', detail: '18:21', state: 'done' },
          { id: 'b', title: 'Accepted', state: 'current' },
          { id: 'c', title: 'Ready', state: 'todo' },
        ]}
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Received – done18:21',
      'Accepted – now',
      'Ready – to come',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});

describe('LineItem', () => {
  it('shows the selected options of an order line, and no picture if the line has no picture', () => {
    const { container } = render(
      <LineItem name="Flat white" details={['Oat milk', 'Hot']} price="3.400" count="× 2" />,
    );
    expect(container.textContent).toBe('Flat white3.400Oat milkHot× 2');
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('LineItem of a set', () => {
  it('lists the dishes of a set, each with its options', () => {
    const parts = [
      { id: '1', name: 'Burger', options: 'Rare' },
      { id: '2', name: '2 × Fries', options: '' },
    ];
    render(<LineItem name="Meal" parts={parts} details={['No rush']} price="9.00" />);
    const [burgerRow, friesRow] = screen.getAllByRole('listitem');
    expect([burgerRow?.textContent, friesRow?.textContent]).toEqual(['BurgerRare', '2 × Fries']);
  });
});

describe('DetailRow', () => {
  it('shows the text and the button of a detail row', () => {
    render(
      <DetailRow title="Car" action={<button type="button">Change</button>}>
        White Toyota
      </DetailRow>,
    );
    expect(screen.getByText('White Toyota')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy();
  });
});
