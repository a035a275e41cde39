import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { Timeline } from '../feedback/timeline.tsx';
import { receipt } from '../icons/icon-paths-more.ts';
import { calendar, car, dineIn, pin } from '../icons/icon-paths-ordering.ts';
import { Button } from '../inputs/button.tsx';
import { ChoiceGroup } from '../inputs/choice-group.tsx';
import { PhoneField } from '../inputs/phone-field.tsx';
import { TextField } from '../inputs/text-field.tsx';
import { BusinessHeader } from '../layout/business-header.tsx';
import { DetailRow } from '../layout/detail-row.tsx';
import { Stack } from '../layout/stack.tsx';
import { ScreenBar } from '../navigation/screen-bar.tsx';
import { CartPanel } from '../testing/story-cart.tsx';
import { createTranslate, noop, Page, Section, type Translate } from '../testing/story-kit.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';
import { OptionCard } from './option-card.tsx';

/** Landing, cart, checkout and tracking. */
const meta: Meta = { title: 'Gallery/Order', parameters: { bare: true } };
export default meta;
type Story = StoryObj;

export const Cart: Story = {
  render: (_, { globals }) => {
    const t = createTranslate(globals.dir);
    return (
      <Page>
        <ScreenBar
          title={t('Your order', 'طلبك')}
          subtitle={t('Pickup · Bayt Coffee, Salmiya', 'استلام · بيت القهوة، السالمية')}
          onBack={noop}
          backLabel={t('Back', 'رجوع')}
        />
        <Section>
          <CartPanel t={t} />
        </Section>
      </Page>
    );
  },
};

function CheckoutPage({ t }: { t: Translate }) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('99');
  return (
    <Page>
      <ScreenBar title={t('Checkout', 'إتمام الطلب')} onBack={noop} backLabel={t('Back', 'رجوع')} />
      <Section>
        <Stack gap={4}>
          <Notice icon={calendar} tone="warn">
            {t('Closed now. Your order is for tomorrow.', 'مغلق الآن. طلبك ليوم غد.')}
          </Notice>
          <TextField
            label={t('Name', 'الاسم')}
            value={name}
            onChange={setName}
            error={t('Enter your name', 'اكتب اسمك')}
            autoComplete="name"
          />
          <PhoneField
            label={t('Phone', 'الهاتف')}
            hint={t('For news about your order', 'لأخبار طلبك')}
            flag={null}
            countryLabel={t('Country code', 'رمز الدولة')}
            dialCode="+965"
            onChooseCountry={noop}
            value={phone}
            onType={(edit) => {
              setPhone(edit.text);
              return edit;
            }}
          />
          <TextField
            label={t('Car', 'السيارة')}
            optionalLabel={t('optional', 'اختياري')}
            placeholder={t('White Toyota, 12-34567', 'تويوتا بيضاء')}
            value=""
            onChange={noop}
          />
          <ChoiceGroup
            kind="radio"
            legend={t('Payment', 'الدفع')}
            onChange={noop}
            options={[
              { id: 'cash', label: t('Cash', 'نقدًا'), quantity: 1 },
              { id: 'card', label: t('Card at pickup', 'بطاقة عند الاستلام'), quantity: 0 },
            ]}
          />
          <Button size="l" block busy>
            {t('Place order', 'أرسل الطلب')}
          </Button>
          <Button variant="secondary" block>
            {t('Back to the menu', 'العودة إلى القائمة')}
          </Button>
          <Button variant="danger" block>
            {t('Cancel order', 'إلغاء الطلب')}
          </Button>
        </Stack>
      </Section>
    </Page>
  );
}
export const Checkout: Story = {
  render: (_, { globals }) => <CheckoutPage t={createTranslate(globals.dir)} />,
};

export const Tracking: Story = {
  render: (_, { globals }) => {
    const t = createTranslate(globals.dir);
    return (
      <Page>
        <ScreenBar
          title={t('Ready at 18:40', 'جاهز ٦:٤٠ م')}
          subtitle={t('Order 4F-7K2 · in 12 minutes', 'الطلب 4F-7K2 · بعد ١٢ دقيقة')}
        />
        <Section>
          <Stack gap={4}>
            <Timeline
              label={t('Progress', 'مراحل الطلب')}
              stateLabels={{
                done: t('done', 'تم'),
                current: t('now', 'الآن'),
                todo: t('to come', 'لاحقًا'),
                failed: t('failed', 'فشل'),
              }}
              steps={[
                { id: '1', title: t('Received', 'استُلم'), detail: '18:21', state: 'done' },
                { id: '2', title: t('Accepted', 'قُبل'), detail: '18:22', state: 'done' },
                {
                  id: '3',
                  title: t('Being prepared', 'قيد التحضير'),
                  detail: t('Two items, made fresh', 'صنفان طازجان'),
                  state: 'current',
                },
                { id: '4', title: t('Ready for pickup', 'جاهز للاستلام'), state: 'todo' },
              ]}
            />
            <Button size="l" block>
              {t('I am here', 'لقد وصلت')}
            </Button>
            <DetailRow
              icon={car}
              title={t('Car', 'السيارة')}
              action={<Button variant="quiet">{t('Change', 'تغيير')}</Button>}
            >
              Toyota, white, 12-34567
            </DetailRow>
            <DetailRow icon={pin} action={<Button variant="quiet">{t('Directions', 'الاتجاهات')}</Button>}>
              {t('Bayt Coffee, Salem St 14', 'بيت القهوة، شارع سالم ١٤')}
            </DetailRow>
            <DetailRow icon={receipt} action={<Button variant="quiet">{t('Receipt', 'الإيصال')}</Button>}>
              {t('2 items · 5.750 KD · cash', 'صنفان · ٥٫٧٥٠ د.ك · نقدًا')}
            </DetailRow>
          </Stack>
        </Section>
      </Page>
    );
  },
};

export const Landing: Story = {
  render: (_, { globals }) => {
    const t = createTranslate(globals.dir);
    return (
      <Page>
        <BusinessHeader
          name={t('Bayt Coffee', 'بيت القهوة')}
          logo={pictures.coffee}
          cover={pictures.croissant}
          isOpen={false}
          status={t('Opens tomorrow at 7:00', 'يفتح غدًا ٧ ص')}
        />
        <Section>
          <Stack gap={3}>
            <OptionCard
              icon={car}
              title={t('Pickup', 'استلام')}
              text={t('Ready in 15 minutes', 'جاهز خلال ١٥ دقيقة')}
              href="#pickup"
              onOpen={noop}
            />
            <OptionCard
              icon={dineIn}
              title={t('Dine in', 'في المطعم')}
              text={t('Order to your table', 'اطلب إلى طاولتك')}
              href="#dine"
              onOpen={noop}
            />
            <OptionCard
              icon={calendar}
              title={t('Reserve a table', 'احجز طاولة')}
              text={t('Not available today', 'غير متاح اليوم')}
              href="#reserve"
              onOpen={noop}
              disabled
            />
          </Stack>
        </Section>
      </Page>
    );
  },
};
