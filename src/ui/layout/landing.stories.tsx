import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionCard } from '../cards/option-card.tsx';
import { clock } from '../icons/icon-paths.ts';
import { bike, car } from '../icons/icon-paths-ways.ts';
import { SocialLinks } from '../navigation/social-links.tsx';
import { NARROW, nothing, type Say, worded } from '../testing/story-kit.ts';
import { storyPictures } from '../testing/story-pictures.ts';
import { LandingFrame, type LandingLayout } from './landing-frame.tsx';
import { PoweredBy } from './powered-by.tsx';
import { Stack } from './stack.tsx';

/** The business's own page. */
const meta: Meta = { title: 'ui/Landing', parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const PLACES = ['instagram', 'facebook', 'x', 'tiktok', 'youtube', 'snapchat', 'linkedin', 'telegram'];
const links = (t: Say, centred = false) => (
  <SocialLinks
    label={t('Find us elsewhere', 'تجدنا أيضًا على')}
    websiteLabel={t('Website', 'الموقع')}
    links={[...PLACES, 'pinterest', 'website', 'mastodon'].map((place) => ({
      place,
      url: `https://example.com/${place}`,
    }))}
    centred={centred}
  />
);
const page =
  (layout: LandingLayout, isOpen = true) =>
  (t: Say) => (
    <LandingFrame
      layout={layout}
      name={t('Bayt Coffee', 'بيت القهوة')}
      logo={storyPictures.coffee}
      cover={storyPictures.croissant}
      isOpen={isOpen}
      status={
        isOpen ? t('Open until 23:00', 'مفتوح حتى ٢٣:٠٠') : t('Closed · opens 07:00', 'مغلق · يفتح ٠٧:٠٠')
      }
      description={t('Specialty coffee and slow breakfasts.', 'قهوة مختصة وفطور على الرايق.')}
      links={links(t, layout === 'list')}
    >
      <Stack>
        <OptionCard
          icon={car}
          title={t('Pickup', 'استلام')}
          text={t('Order ahead', 'اطلب مسبقًا')}
          href="#"
          onOpen={nothing}
        />
        <OptionCard icon={bike} title={t('Delivery', 'توصيل')} href="#" onOpen={nothing} />
        <OptionCard icon={clock} title={t('Follow your order', 'تابع طلبك')} href="#" onOpen={nothing} />
      </Stack>
      <PoweredBy>{t('Powered by Order App', 'مُشغَّل بواسطة Order App')}</PoweredBy>
    </LandingFrame>
  );

export const Cover: Story = worded(page('cover'));
export const Split: Story = worded(page('split'));
export const List: Story = worded(page('list'));
export const Closed: Story = worded(page('cover', false));
export const InANarrowElement: Story = worded(page('split'), NARROW);
/** No pictures at all: a ground in the brand's colours stands for the cover. */
export const WithoutPictures: Story = worded((t) => (
  <LandingFrame
    layout="split"
    name={t('Corner shop', 'بقالة الزاوية')}
    logo={null}
    cover={null}
    isOpen={false}
    status={t('Closed', 'مغلق')}
  >
    <OptionCard icon={car} title={t('Pickup', 'استلام')} href="#" onOpen={nothing} />
  </LandingFrame>
));
