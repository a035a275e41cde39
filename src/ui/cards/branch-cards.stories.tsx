import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenDot } from '../feedback/open-dot.tsx';
import { Button, getButtonClass } from '../inputs/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { WeekHours } from '../layout/week-hours.tsx';
import { bilingualStory, NARROW, type Translate } from '../testing/story-kit.ts';
import { BranchCard } from './branch-card.tsx';
import { Card } from './card.tsx';

/** Branches with their addresses and opening hours. */
const meta: Meta = { title: 'ui/Branches' };
export default meta;
type Story = StoryObj;

const buildWeek = (t: Translate) =>
  [
    t('Sunday', 'الأحد'),
    t('Monday', 'الاثنين'),
    t('Tuesday', 'الثلاثاء'),
    t('Wednesday', 'الأربعاء'),
    t('Thursday', 'الخميس'),
    t('Friday', 'الجمعة'),
    t('Saturday', 'السبت'),
  ].map((name, index) => ({
    name,
    hours:
      index === 5 ? t('Closed', 'مغلق') : t('7:00 – 12:00 and 16:00 – 23:00', '٧:٠٠ – ١٢:٠٠ و١٦:٠٠ – ٢٣:٠٠'),
    isToday: index === 0,
  }));
const renderActions = (t: Translate) => (
  <>
    <a href="tel:+96522000140" className={getButtonClass({ variant: 'secondary' })}>
      {t('Call', 'اتصال')}
    </a>
    <Button variant="quiet">{t('On the map', 'على الخريطة')}</Button>
  </>
);
const renderCards = (t: Translate) => (
  <Stack>
    <BranchCard
      name={t('Salmiya', 'السالمية')}
      badge={t('Your branch', 'فرعك')}
      address={t('Salem Al Mubarak Street 14', 'شارع سالم المبارك 14')}
      openState={{ isOpen: true, text: t('Open until 23:00', 'مفتوح حتى ٢٣:٠٠') }}
      facts={[t('600 m away · Nearest to you', 'على بعد ٦٠٠ م · الأقرب إليك')]}
      hours={{ today: t('Today: 7:00 – 23:00', 'اليوم: ٧:٠٠ – ٢٣:٠٠'), week: buildWeek(t) }}
      isHighlighted
      actions={renderActions(t)}
      mainAction={
        <Button block variant="secondary">
          {t('To the menu', 'إلى القائمة')}
        </Button>
      }
    />
    <BranchCard
      name={t('Kuwait City', 'مدينة الكويت')}
      openState={{ isOpen: false, text: t('Closed · opens 07:00', 'مغلق · يفتح ٠٧:٠٠') }}
      facts={[t('Without Delivery', 'غير متاح هنا: توصيل')]}
      hours={null}
      actions={renderActions(t)}
      mainAction={<Button block>{t('Order here', 'اطلب من هنا')}</Button>}
    />
  </Stack>
);

export const Cards: Story = bilingualStory(renderCards);
export const InANarrowElement: Story = bilingualStory(renderCards, NARROW);
export const Hours: Story = bilingualStory((t) => (
  <Card>
    <Text>
      <OpenDot isOpen>{t('Open', 'مفتوح')}</OpenDot>
    </Text>
    <WeekHours days={buildWeek(t)} />
  </Card>
));
