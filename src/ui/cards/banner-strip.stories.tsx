import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { createTranslate, noop, type Translate } from '../testing/story-kit.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';
import { BannerStrip, type StripBanner } from './banner-strip.tsx';

const buildBanners = (t: Translate): readonly StripBanner[] => [
  {
    id: 'karak',
    picture: pictures.coffee,
    name: t('Karak is back', 'عاد الكرك'),
    href: '#karak',
    onOpen: noop,
  },
  { id: 'site', picture: pictures.salad, name: 'example.com', href: 'https://example.com/' },
  { id: 'plain', picture: pictures.waffle, name: t('Sweet week', 'أسبوع الحلويات') },
];

function Strip({ t, count }: { t: Translate; count: number }) {
  const ref = useRef<HTMLUListElement>(null);
  return (
    <BannerStrip
      ref={ref}
      label={t('Offers', 'العروض')}
      previousLabel={t('Previous offer', 'العرض السابق')}
      nextLabel={t('Next offer', 'العرض التالي')}
      formatPosition={(position, count) => `${position} / ${count}`}
      banners={buildBanners(t).slice(0, count)}
    />
  );
}

const meta: Meta = { title: 'ui/BannerStrip' };
export default meta;
type Story = StoryObj;

export const SeveralBanners: Story = {
  render: (_, { globals }) => <Strip t={createTranslate(globals.dir)} count={3} />,
};
export const SingleBanner: Story = {
  render: (_, { globals }) => <Strip t={createTranslate(globals.dir)} count={1} />,
};
