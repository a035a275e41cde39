import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { close } from '../icons/icon-paths.ts';
import { plus } from '../icons/icon-paths-more.ts';
import { Row, Stack } from '../layout/stack.tsx';
import { bilingualStory, FOCUSED, NARROW, noop, type Translate } from '../testing/story-kit.ts';
import { Button } from './button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { IconButton } from './icon-button.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Stepper } from './stepper.tsx';

/** Buttons and other controls in states that their own stories do not show. */
const meta: Meta = { title: 'States/Actions' };
export default meta;
type Story = StoryObj;

const LONG_LABEL: readonly [string, string] = [
  'Put the whole breakfast for the family into the cart',
  'أضف فطور العائلة كاملًا بكل ما معه إلى سلة الطلب',
];
const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const ButtonsFocused: Story = bilingualStory(
  (t) => <Button>{t('Place order', 'أرسل الطلب')}</Button>,
  FOCUSED,
);
export const ButtonsDisabled: Story = bilingualStory((t) => (
  <Row wrap>
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        {t('Place order', 'أرسل الطلب')}
      </Button>
    ))}
  </Row>
));
export const ButtonsBusy: Story = bilingualStory((t) => (
  <Row wrap>
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} busy>
        {t('Place order', 'أرسل الطلب')}
      </Button>
    ))}
  </Row>
));
export const ButtonsNarrow: Story = bilingualStory(
  (t) => (
    <Stack>
      <Button>{t(...LONG_LABEL)}</Button>
      <Button variant="secondary" block>
        {t(...LONG_LABEL)}
      </Button>
      <Button size="l" block spread>
        <span>{t(...LONG_LABEL)}</span>
        <bdi>{t('1,250.750 KD', '١٬٢٥٠٫٧٥٠ د.ك')}</bdi>
      </Button>
    </Stack>
  ),
  NARROW,
);
export const IconButtonFocused: Story = bilingualStory(
  (t) => <IconButton label={t('Close', 'إغلاق')} icon={close} variant="overlay" />,
  FOCUSED,
);
export const IconButtonDisabled: Story = bilingualStory((t) => (
  <Row>
    <IconButton label={t('Close', 'إغلاق')} icon={close} disabled />
    <IconButton label={t('Add', 'أضف')} icon={plus} variant="overlay" disabled />
  </Row>
));

const renderStepper = (
  t: Translate,
  props: { value: number; min?: number; max: number; size?: 's' | 'm' | 'l' },
) => (
  <Stepper
    key={props.size ?? 'm'}
    label={t('Flat white', 'فلات وايت')}
    decreaseLabel={t('One less', 'أنقص')}
    increaseLabel={t('One more', 'زد')}
    format={(value) => value.toLocaleString(t('en', 'ar-KW-u-nu-arab'))}
    onChange={noop}
    {...props}
  />
);
export const StepperAtLimits: Story = bilingualStory((t) => (
  <Row wrap>
    {renderStepper(t, { value: 1, min: 1, max: 9, size: 's' })}
    {renderStepper(t, { value: 1000, max: 1000 })}
    {renderStepper(t, { value: 3, min: 3, max: 3, size: 'l' })}
  </Row>
));
export const StepperFocused: Story = bilingualStory((t) => renderStepper(t, { value: 2, max: 9 }), FOCUSED);

function OrderTypes({ t }: { t: Translate }) {
  const [value, setValue] = useState('b');
  return (
    <SegmentedControl
      label={t('Order type', 'طريقة الطلب')}
      value={value}
      onChange={setValue}
      options={[
        { value: 'a', label: t('Delivered to your door', 'توصيل إلى باب البيت') },
        { value: 'b', label: t('Pickup', 'استلام') },
        { value: 'c', label: t('At the table', 'في المطعم'), disabled: true },
      ]}
    />
  );
}
export const SegmentsNarrow: Story = bilingualStory((t) => <OrderTypes t={t} />, NARROW);
export const SegmentsFocused: Story = bilingualStory((t) => <OrderTypes t={t} />, FOCUSED);

const renderChips = (t: Translate) => (
  <FilterChips
    label={t('Coffee', 'القهوة')}
    selected="iced"
    onSelect={noop}
    chips={[
      { id: 'all', label: t('All', 'الكل') },
      { id: 'hot', label: t('Hot, from the machine', 'ساخن من الآلة') },
      { id: 'iced', label: t('Iced', 'بارد') },
      { id: 'beans', label: t('Beans to take home', 'حبوب للمنزل') },
    ]}
  />
);
export const ChipsNarrow: Story = bilingualStory(renderChips, NARROW);
export const ChipsFocused: Story = bilingualStory(renderChips, FOCUSED);
