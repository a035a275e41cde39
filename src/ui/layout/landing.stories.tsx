import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionCard } from '../cards/option-card.tsx';
import { clock } from '../icons/icon-paths.ts';
import { bike, car } from '../icons/icon-paths-ordering.ts';
import { SocialLinks } from '../navigation/social-links.tsx';
import { bilingualStory, NARROW, noop, type Translate } from '../testing/story-kit.ts';
import { storyPictures } from '../testing/story-pictures.ts';
import { LandingFrame, type LandingLayout } from './landing-frame.tsx';
import { PoweredBy } from './powered-by.tsx';
import { Stack } from './stack.tsx';

/** The landing page of a business. */
const meta: Meta = { title: 'ui/Landing', parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const NETWORKS = ['instagram', 'facebook', 'x', 'tiktok', 'youtube', 'snapchat', 'linkedin', 'telegram'];
const renderLinks = (t: Translate, centred = false) => (
  <SocialLinks
    label={t('Find us elsewhere', 'تجدنا أيضًا على')}
    websiteLabel={t('Website', 'الموقع')}
    links={[...NETWORKS, 'pinterest', 'website', 'mastodon'].map((network) => ({
      network,
      url: `https://example.com/${network}`,
    }))}
    centred={centred}
  />
);
const renderPage =
  (layout: LandingLayout, isOpen = true) =>
  (t: Translate) => (
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
      links={renderLinks(t, layout === 'list')}
    >
      <Stack>
        <OptionCard
          icon={car}
          title={t('Pickup', 'استلام')}
          text={t('Order ahead', 'اطلب مسبقًا')}
          href="#"
          onOpen={noop}
        />
        <OptionCard icon={bike} title={t('Delivery', 'توصيل')} href="#" onOpen={noop} />
        <OptionCard icon={clock} title={t('Follow your order', 'تابع طلبك')} href="#" onOpen={noop} />
      </Stack>
      <PoweredBy>{t('Powered by Order App', 'مُشغَّل بواسطة Order App')}</PoweredBy>
    </LandingFrame>
  );

export const Cover: Story = bilingualStory(renderPage('cover'));
export const Split: Story = bilingualStory(renderPage('split'));
export const List: Story = bilingualStory(renderPage('list'));
export const Closed: Story = bilingualStory(renderPage('cover', false));
export const InANarrowElement: Story = bilingualStory(renderPage('split'), NARROW);
/** Without pictures. A gradient in the brand's colours replaces the cover. */
export const WithoutPictures: Story = bilingualStory((t) => (
  <LandingFrame
    layout="split"
    name={t('Corner shop', 'بقالة الزاوية')}
    logo={null}
    cover={null}
    isOpen={false}
    status={t('Closed', 'مغلق')}
  >
    <OptionCard icon={car} title={t('Pickup', 'استلام')} href="#" onOpen={noop} />
  </LandingFrame>
));
