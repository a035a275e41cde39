import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bill, BillRow } from './bill-row.tsx';
import { Button } from './button.tsx';
import { Card, Divider } from './card.tsx';
import { DetailRow } from './detail-row.tsx';
import { car } from './icon-paths-ways.ts';
import { LineItem } from './line-item.tsx';
import { OptionCard } from './option-card.tsx';
import { Price } from './price.tsx';
import { storyPictures } from './story-pictures.ts';
import { Timeline } from './timeline.tsx';

const meta: Meta = { title: 'ui/Order parts' };
export default meta;
type Story = StoryObj;

export const Steps: Story = {
  render: () => (
    <Timeline
      label="Progress"
      stateLabels={{ done: 'done', current: 'now', todo: 'to come', failed: 'stopped' }}
      steps={[
        { id: 'received', title: 'Received', detail: '18:21', state: 'done' },
        { id: 'accepted', title: 'Accepted', state: 'current' },
        { id: 'ready', title: 'Ready for pickup', detail: '18:40', state: 'todo' },
      ]}
    />
  ),
};
export const Refused: Story = {
  render: () => (
    <Timeline
      label="Progress"
      stateLabels={{ done: 'done', current: 'now', todo: 'to come', failed: 'stopped' }}
      steps={[
        { id: 'received', title: 'Received', detail: '18:21', state: 'done' },
        { id: 'refused', title: 'Not accepted', detail: 'The kitchen is full', state: 'failed' },
      ]}
    />
  ),
};
export const BillOfAnOrder: Story = {
  render: () => (
    <Card>
      <LineItem
        picture={storyPictures.coffee}
        name="Flat white"
        details={['Oat milk']}
        price={<Price amount="3.400 KD" />}
        actions={<Button variant="quiet">Edit</Button>}
      />
      <LineItem name="Water" price={<Price amount="0.250 KD" />} count="× 2" />
      <Bill>
        <BillRow label="Subtotal" value="6.400 KD" />
        <BillRow
          tone="saving"
          label="Discount"
          value="−0.650 KD"
          explainLabel="Why this discount?"
          explanation="3.250 × 20% = 0.650 off each toast"
        />
        <BillRow tone="total" label="Total" value="5.750 KD" />
      </Bill>
      <Divider />
    </Card>
  ),
};
export const Detail: Story = {
  render: () => (
    <DetailRow icon={car} title="Car" action={<Button variant="quiet">Change</Button>}>
      White Toyota, 12-34567
    </DetailRow>
  ),
};
export const Option: Story = {
  render: () => (
    <OptionCard icon={car} title="Pickup" text="Ready in 15 minutes" href="#pickup" onOpen={() => {}} />
  ),
};
