import type { Meta } from '@storybook/react-vite';
import { bilingualStory, FOCUSED, NARROW, noop, type Translate } from '../testing/story-kit.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';
import { PickList } from './pick-list.tsx';

/** Single choice between services, people and options without pictures. */
const meta: Meta = { title: 'Reservation/Picks' };
export default meta;

const renderServices =
  (value: string | null, disabled = false) =>
  (t: Translate) => (
    <PickList
      label={t('Service', 'الخدمة')}
      value={value}
      disabled={disabled}
      onChange={noop}
      options={[
        {
          id: 'cut',
          name: t('Cut', 'قص'),
          detail: t('With wash and blow-dry', 'مع غسل وتجفيف'),
          facts: [t('1 hour', 'ساعة'), t('6,600 ¥', '٦٬٦٠٠ ين')],
          picture: pictures.waffle,
        },
        {
          id: 'colour',
          name: t('Colour for long hair, roots and ends', 'صبغة للشعر الطويل، الجذور والأطراف'),
          facts: [t('2 hours, 30 minutes', 'ساعتان و٣٠ دقيقة')],
          picture: null,
        },
      ]}
    />
  );
const renderPeople = (t: Translate) => (
  <PickList
    label={t('With whom?', 'مع من؟')}
    shape="face"
    value=""
    onChange={noop}
    options={[
      { id: '', name: t('Anyone', 'أي شخص'), picture: null },
      { id: 'mika', name: t('Mika', 'ميكا'), picture: null },
      { id: 'ren', name: t('Ren', 'رين'), detail: t('Not free then', 'غير متاح حينها'), picture: null },
    ]}
  />
);
export const NotChosen = bilingualStory(renderServices(null));
export const Chosen = bilingualStory(renderServices('cut'));
export const ChosenFocused = bilingualStory(renderServices('cut'), FOCUSED);
export const ChosenNarrow = bilingualStory(renderServices('colour'), NARROW);
export const Disabled = bilingualStory(renderServices('cut', true));
export const People = bilingualStory(renderPeople);
