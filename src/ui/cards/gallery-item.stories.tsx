import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../inputs/button.tsx';
import { ChoiceGroup } from '../inputs/choice-group.tsx';
import { Stepper } from '../inputs/stepper.tsx';
import { TextArea } from '../inputs/text-area.tsx';
import { Picture } from '../layout/picture.tsx';
import { Stack } from '../layout/stack.tsx';
import { Heading, Text } from '../layout/text.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { createTranslate, noop, type Translate } from '../testing/story-kit.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';

/** An item in its sheet. */
const meta: Meta = { title: 'Gallery/Item', parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const Hero = styled('div', { height: 220 });

function ItemPage({ t }: { t: Translate }) {
  const [bread, setBread] = useState('brioche');
  const [extras, setExtras] = useState<Record<string, number>>({ cream: 1 });
  const [count, setCount] = useState(1);
  const buildExtra = (id: string, label: string, detail: string) => ({
    id,
    label,
    detail,
    quantity: extras[id] ?? 0,
  });
  return (
    <Sheet
      open
      onClose={noop}
      title={t('Saffron French toast', 'توست فرنسي بالزعفران')}
      closeLabel={t('Close', 'إغلاق')}
      media={
        <Hero>
          <Picture picture={pictures.waffle} alt="" preset="hero" />
        </Hero>
      }
      footer={
        <>
          <Stepper
            size="l"
            value={count}
            min={1}
            max={9}
            onChange={setCount}
            label={t('Count', 'العدد')}
            decreaseLabel={t('One less', 'أنقص')}
            increaseLabel={t('One more', 'زد')}
          />
          <Button size="l" block spread>
            <span>{t('Add to cart', 'أضف إلى السلة')}</span>
            <bdi>{t('3.000 KD', '٣٫٠٠٠ د.ك')}</bdi>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading as="h2" size="l">
            {t('Saffron French toast', 'توست فرنسي بالزعفران')}
          </Heading>
          <Text tone="mute" size="l">
            {t(
              'Brioche, saffron milk, pistachio, honey from Jabal.',
              'بريوش، حليب بالزعفران، فستق، عسل جبلي.',
            )}
          </Text>
        </Stack>
        <ChoiceGroup
          kind="radio"
          legend={t('Bread', 'الخبز')}
          rule={t('Chosen', 'تم الاختيار')}
          ruleState="done"
          onChange={setBread}
          options={[
            { id: 'brioche', label: t('Brioche', 'بريوش'), quantity: bread === 'brioche' ? 1 : 0 },
            {
              id: 'sour',
              label: t('Sourdough', 'خبز العجين المخمّر'),
              detail: t('+0.150 KD', '+٠٫١٥٠ د.ك'),
              quantity: bread === 'sour' ? 1 : 0,
            },
          ]}
        />
        <ChoiceGroup
          kind="checkbox"
          legend={t('Extras', 'إضافات')}
          rule={t('Up to 3', 'حتى ٣')}
          onChange={(id, quantity) => setExtras({ ...extras, [id]: quantity })}
          options={[
            buildExtra('cream', t('Clotted cream', 'قشطة'), t('+0.400 KD', '+٠٫٤٠٠ د.ك')),
            buildExtra('date', t('Date syrup', 'دبس التمر'), t('+0.250 KD', '+٠٫٢٥٠ د.ك')),
            {
              ...buildExtra('nuts', t('Pistachio, double', 'فستق مضاعف'), t('+0.500 KD', '+٠٫٥٠٠ د.ك')),
              disabled: true,
              note: t('Sold out', 'نفد'),
            },
          ]}
        />
        <ChoiceGroup
          kind="quantity"
          legend={t('Shots', 'جرعات')}
          rule={t('Choose 1', 'اختر ١')}
          ruleState="missing"
          error={t('Choose at least one', 'اختر واحدة على الأقل')}
          onChange={noop}
          options={[
            {
              id: 'a',
              label: t('Espresso', 'إسبريسو'),
              detail: t('+0.200 KD', '+٠٫٢٠٠ د.ك'),
              quantity: 0,
              max: 3,
            },
          ]}
        />
        <TextArea
          label={t('Note', 'ملاحظة')}
          optionalLabel={t('optional', 'اختياري')}
          value=""
          onChange={noop}
        />
      </Stack>
    </Sheet>
  );
}
export const Item: Story = { render: (_, { globals }) => <ItemPage t={createTranslate(globals.dir)} /> };
