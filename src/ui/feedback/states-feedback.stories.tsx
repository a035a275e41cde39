import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../cards/card.tsx';
import { clock, info } from '../icons/icon-paths.ts';
import { alert, offline } from '../icons/icon-paths-more.ts';
import { Button } from '../inputs/button.tsx';
import { Row, Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { bilingualStory, NARROW, noop } from '../testing/story-kit.ts';
import { LiveRegion } from './live-region.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StatePanel } from './state-panel.tsx';
import { Toast } from './toast.tsx';

/** Loading, empty, failed and done states. */
const meta: Meta = { title: 'States/Feedback' };
export default meta;
type Story = StoryObj;

export const Loading: Story = bilingualStory((t) => (
  <div aria-busy="true">
    <VisuallyHidden>{t('The menu is loading', 'القائمة قيد التحميل')}</VisuallyHidden>
    <Stack>
      <Skeleton height={96} radius={16} />
      <Row>
        <Skeleton width={44} height={44} radius="50%" />
        <Skeleton width="60%" />
      </Row>
      <Skeleton width="80%" />
      <Row>
        <Spinner />
        <Text>{t('Finding your location', 'نبحث عنك')}</Text>
      </Row>
    </Stack>
  </div>
));
export const NoticesNarrow: Story = bilingualStory(
  (t) => (
    <Stack>
      <Notice icon={info} action={<Button variant="quiet">{t('See', 'عرض')}</Button>}>
        {t(
          'The prices of two dishes in your cart have changed since this morning.',
          'تغيّر سعر صنفين في سلتك منذ الصباح.',
        )}
      </Notice>
      <Notice icon={clock} tone="warn">
        {t('The kitchen closes in ten minutes.', 'يغلق المطبخ بعد عشر دقائق.')}
      </Notice>
      <Notice icon={alert} tone="danger" announce>
        {t('The order was not placed. Nothing was charged.', 'لم يُرسل الطلب ولم يُخصم شيء.')}
      </Notice>
    </Stack>
  ),
  NARROW,
);
export const Toasts: Story = bilingualStory(
  (t) => (
    <Stack>
      <Toast message={t('Copied', 'نُسخ')} onDismiss={noop} />
      <Toast
        message={t(
          'Oven-baked supper with all the trimmings was removed from your cart',
          'أُزيل العشاء من الفرن مع كل ما يناسبه من السلة',
        )}
        actionLabel={t('Undo', 'تراجع')}
        onAction={noop}
        onDismiss={noop}
      />
    </Stack>
  ),
  NARROW,
);
export const Progress: Story = bilingualStory((t) => (
  <Stack>
    {[0, 0.5, 1].map((value) => (
      <ProgressBar key={value} value={value} label={t('Minimum order', 'الحد الأدنى للطلب')} />
    ))}
  </Stack>
));
export const PanelNarrow: Story = bilingualStory(
  (t) => (
    <StatePanel
      icon={offline}
      tone="warn"
      announce
      title={t('There is no connection at the moment', 'لا يوجد اتصال في هذه اللحظة')}
      text={t(
        'Your cart is safe. We’ll try again when you’re back online.',
        'سلتك محفوظة، وسنحاول مجددًا عند عودتك.',
      )}
      action={
        <>
          <Button>{t('Try again', 'حاول مجددًا')}</Button>
          <Button variant="secondary">{t('Call us', 'اتصل بنا')}</Button>
        </>
      }
    />
  ),
  NARROW,
);
/** The text after the colon is for screen readers only. */
export const ScreenReaderOnly: Story = bilingualStory((t) => (
  <Card>
    <Text>
      {t('Screen readers announce:', 'يُسمع هنا:')} <VisuallyHidden>{t('two items', 'صنفان')}</VisuallyHidden>
    </Text>
    <LiveRegion message={t('Flat white was added', 'أُضيف فلات وايت')} />
    <LiveRegion urgent message={t('Connection lost', 'انقطع الاتصال')} />
  </Card>
));
