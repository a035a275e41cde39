import type { Meta } from '@storybook/react-vite';
import { PlaceOption } from '../cards/place-option.tsx';
import { alert } from '../icons/icon-paths-more.ts';
import { bike, pin } from '../icons/icon-paths-ordering.ts';
import { FactList } from '../layout/fact-list.tsx';
import { Stack } from '../layout/stack.tsx';
import { bilingualStory, FOCUSED, NARROW, noop, type Translate } from '../testing/story-kit.ts';
import { OrderChoiceBar } from './order-choice-bar.tsx';

/** The bar that shows where an order goes, and its options. */
const meta: Meta = { title: 'Delivery/Places' };
export default meta;

const renderChosen = (t: Translate) => (
  <OrderChoiceBar
    icon={pin}
    title={t('Deliver to Salmiya', 'التوصيل إلى السالمية')}
    detail={t('0.500 KD delivery · about 30 min · from 2.000 KD', 'التوصيل ٠٫٥٠٠ د.ك · نحو ٣٠ دقيقة')}
    label={t('Deliver to Salmiya. Change', 'التوصيل إلى السالمية. تغيير')}
    onOpen={noop}
  />
);
export const Chosen = bilingualStory(renderChosen);
export const ChosenFocused = bilingualStory(renderChosen, FOCUSED);
export const ChosenNarrow = bilingualStory(renderChosen, NARROW);
export const NotChosen = bilingualStory((t) => (
  <OrderChoiceBar
    icon={pin}
    title={t('Choose where we deliver', 'اختر مكان التوصيل')}
    label={t('Choose where we deliver', 'اختر مكان التوصيل')}
    onOpen={noop}
  />
));
export const Failed = bilingualStory((t) => (
  <OrderChoiceBar
    icon={alert}
    tone="warn"
    title={t('The delivery areas could not be loaded', 'تعذّر تحميل مناطق التوصيل')}
    detail={t('Try again', 'حاول مرة أخرى')}
    label={t('Try again', 'حاول مرة أخرى')}
    onOpen={noop}
  />
));

const renderOptions = (t: Translate) => (
  <Stack gap="2">
    <PlaceOption
      title={t('Salmiya', 'السالمية')}
      facts={[t('0.500 KD delivery · about 30 min', 'التوصيل ٠٫٥٠٠ د.ك · نحو ٣٠ دقيقة')]}
      isCurrent
      onChoose={noop}
    />
    <PlaceOption
      icon={bike}
      title={t('Kuwait City delivers there', 'فرع مدينة الكويت يوصّل إلى هناك')}
      facts={[t('Sharq', 'شرق'), t('0.750 KD delivery · about 40 min', 'التوصيل ٠٫٧٥٠ د.ك · نحو ٤٠ دقيقة')]}
      onChoose={noop}
    />
    <PlaceOption title={t('Hawalli', 'حولي')} facts={[]} isBusy onChoose={noop} />
  </Stack>
);
export const Options = bilingualStory(renderOptions);
export const OptionsFocused = bilingualStory(renderOptions, FOCUSED);
export const OptionsNarrow = bilingualStory(renderOptions, NARROW);

const renderFacts = (t: Translate) => (
  <FactList
    facts={[
      { id: 'fee', name: t('Delivery fee', 'رسوم التوصيل'), value: t('0.500 KD', '٠٫٥٠٠ د.ك') },
      { id: 'time', name: t('Time', 'الوقت'), value: t('about 30 min', 'نحو ٣٠ دقيقة') },
      { id: 'minimum', name: t('Minimum order', 'الحد الأدنى للطلب'), value: t('2.000 KD', '٢٫٠٠٠ د.ك') },
    ]}
  />
);
export const Facts = bilingualStory(renderFacts);
export const FactsNarrow = bilingualStory(renderFacts, NARROW);
