import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bill, BillRow } from '../cards/bill-row.tsx';
import { Card, Divider } from '../cards/card.tsx';
import { CouponChip } from '../cards/coupon-chip.tsx';
import { LineItem } from '../cards/line-item.tsx';
import { OptionCard } from '../cards/option-card.tsx';
import { Price } from '../cards/price.tsx';
import { SumSteps } from '../cards/sum-steps.tsx';
import { Timeline } from '../feedback/timeline.tsx';
import { car } from '../icons/icon-paths-ordering.ts';
import { Button } from '../inputs/button.tsx';
import { storyPictures } from '../testing/story-pictures.ts';
import { DetailRow } from './detail-row.tsx';
import { Stack } from './stack.tsx';

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
        explainLabel="Why this amount?"
        explanation={
          <SumSteps
            steps={[
              { id: '0', label: 'Price for one', amount: '1.400 KD' },
              { id: '1', label: 'Oat milk', amount: '0.300 KD' },
              { id: '2', label: '2 × 1.700 KD', amount: '3.400 KD', isSubtotal: true },
            ]}
          />
        }
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
          explanation={
            <SumSteps
              note="TOAST takes 20% off. For the 2 dearest."
              steps={[
                { id: '0', label: '2 × Toast', detail: '20% of 1.625 KD, 2 times', amount: '0.650 KD' },
                { id: '1', label: 'Together', amount: '0.650 KD', isSubtotal: true },
              ]}
            />
          }
        />
        <BillRow tone="total" label="Total" value="5.750 KD" />
      </Bill>
      <Divider />
    </Card>
  ),
};
export const Coupons: Story = {
  render: () => (
    <Stack>
      <CouponChip
        code="welcome10"
        text="You save 0.650 KD"
        isApplied
        removeLabel="Remove coupon welcome10"
        onRemove={() => {}}
      />
      <CouponChip
        code="bigorder"
        text="Add 1.250 KD more to use it"
        isApplied={false}
        removeLabel="Remove coupon bigorder"
        onRemove={() => {}}
      />
    </Stack>
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
