import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { cash } from '../icons/icon-paths-more.ts';
import { bank, hourglass } from '../icons/icon-paths-payment.ts';
import { bilingualStory, NARROW, noop } from '../testing/story-kit.ts';
import { storyPictures } from '../testing/story-pictures.ts';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import { ChoiceRow } from './choice-row.tsx';

function ControlledGroup(props: ChoiceGroupProps) {
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const options = props.options.map((option) => ({
    ...option,
    quantity: quantities[option.id] ?? option.quantity,
  }));
  const changeQuantity = (id: string, quantity: number) =>
    setQuantities(props.kind === 'radio' ? { [id]: quantity } : { ...quantities, [id]: quantity });
  return <ChoiceGroup {...props} options={options} onChange={changeQuantity} />;
}

const meta = {
  component: ChoiceGroup,
  args: {
    kind: 'radio',
    legend: 'Bread',
    rule: 'Choose 1',
    onChange: () => {},
    options: [
      { id: 'brioche', label: 'Brioche', quantity: 0 },
      { id: 'sour', label: 'Sourdough', detail: '+0.150 KD', quantity: 0 },
      { id: 'rye', label: 'Rye', note: 'Sold out', detail: '+0.150 KD', quantity: 0, disabled: true },
    ],
  },
  render: (args) => <ControlledGroup {...args} />,
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SingleChoice: Story = {};
export const WithIcons: Story = {
  args: {
    legend: 'Payment',
    rule: '',
    options: [
      { id: 'cash', label: 'Cash', note: 'You pay when you get your order', icon: cash, quantity: 1 },
      { id: 'bank', label: 'KNET', note: 'You pay on a secure page', icon: bank, quantity: 0 },
      { id: 'later', label: 'Pay later', icon: hourglass, quantity: 0, disabled: true },
    ],
  },
};
export const MissingChoice: Story = { args: { ruleState: 'missing', error: 'Choose your bread' } };
export const MultipleChoice: Story = { args: { kind: 'checkbox', legend: 'Extras', rule: 'Up to 3' } };
export const Quantities: Story = {
  args: {
    kind: 'quantity',
    legend: 'Shots',
    rule: 'Done',
    ruleState: 'done',
    options: [{ id: 'shot', label: 'Espresso', detail: '+0.200 KD', quantity: 1, max: 3 }],
  },
};
export const Nested: Story = {
  args: {
    kind: 'checkbox',
    legend: 'Make it a meal',
    rule: 'Up to 2',
    options: [
      {
        id: 'fries',
        label: 'Fries',
        detail: '+0.750 KD',
        quantity: 1,
        picture: storyPictures.eggs,
        nestedContent: (
          <ControlledGroup
            kind="radio"
            legend="Size"
            rule="Choose 1"
            onChange={() => {}}
            options={[
              { id: 'regular', label: 'Regular', aside: '150 g', quantity: 1 },
              { id: 'large', label: 'Large', aside: '250 g', detail: '+0.500 KD', quantity: 0 },
            ]}
          />
        ),
      },
      { id: 'salad', label: 'Salad', detail: '+1.000 KD', quantity: 0, picture: storyPictures.salad },
      { id: 'water', label: 'Water', quantity: 0, picture: null },
    ],
  },
};

const SHARED_OPTION_FIELDS = { id: 'a', quantity: 0, max: 2, picture: storyPictures.salad } as const;
/** Rows with every kind of content, in the narrowest element: selected, sold out, and at the maximum. */
export const NarrowRows: StoryObj = bilingualStory((t) => {
  const option = {
    ...SHARED_OPTION_FIELDS,
    label: t('Roasted pistachios from the mountains', 'فستق محمص من الجبال'),
    aside: t('250 g', '٢٥٠ غ'),
    detail: t('+12.500 KD', '+١٢٫٥٠٠ د.ك'),
  };
  const soldOut = { ...option, note: t('Sold out today', 'نفد اليوم'), disabled: true };
  return (
    <>
      <ChoiceRow kind="radio" name="one" option={{ ...option, quantity: 1 }} onChange={noop} />
      <ChoiceRow kind="checkbox" name="two" option={{ ...option, quantity: 1 }} onChange={noop} />
      <ChoiceRow kind="checkbox" name="three" option={soldOut} onChange={noop} />
      <ChoiceRow kind="quantity" name="four" option={{ ...option, quantity: 2 }} onChange={noop} />
      <ChoiceRow kind="quantity" name="five" option={soldOut} onChange={noop} />
    </>
  );
}, NARROW);
