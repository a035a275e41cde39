import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { buildThemeClass } from '../../theme/business-theme.ts';
import { styled } from '../../theme/stitches.ts';
import { Card, Divider } from '../cards/card.tsx';
import { DisclosureIcon, explanationStyles, useDisclosure } from '../cards/disclosure.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Icon } from '../icons/icon.tsx';
import * as firstScreenIcons from '../icons/icon-paths.ts';
import * as moreIcons from '../icons/icon-paths-more.ts';
import * as orderingIcons from '../icons/icon-paths-ordering.ts';
import { Button } from '../inputs/button.tsx';
import { bilingualStory, createTranslate, type Translate } from '../testing/story-kit.ts';
import { ClientOnly } from './client-only.tsx';
import { createLazyComponent } from './lazy-component.tsx';
import { ScrollerProvider, useScroller } from './scroller.tsx';
import { Row, Stack } from './stack.tsx';
import { Surface } from './surface.tsx';
import { Heading, Text } from './text.tsx';
import { Verbatim } from './verbatim.tsx';
import { useWidthClass, WidthProvider } from './width-class.tsx';

/** Text, spacing and surfaces, and components that depend on loading or width. */
const meta: Meta = { title: 'ui/Structure' };
export default meta;
type Story = StoryObj;

export const Texts: Story = bilingualStory((t) => (
  <Card>
    {(['s', undefined, 'l', 'xl'] as const).map((size) => (
      <Heading key={String(size)} {...(size && { size })}>
        {t('Good coffee takes time', 'القهوة الطيبة تحتاج وقتًا')}
      </Heading>
    ))}
    <Divider />
    {([undefined, 'mute', 'danger', 'ok', 'sale'] as const).map((tone) => (
      <Text key={String(tone)} {...(tone && { tone })}>
        {t('Baked at six, and again at five.', 'يُخبز في السادسة ومرة أخرى في الخامسة.')}
      </Text>
    ))}
    <Text>
      <Verbatim text={t('Order 4F-7K2 is ready', 'الطلب 4F-7K2 جاهز')} part="4F-7K2" />
    </Text>
    <Text size="s" strong center>
      {t('Small, strong, centred', 'صغير وقوي وفي الوسط')}
    </Text>
  </Card>
));

const IconCell = styled('li', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$1',
  width: 88,
  listStyle: 'none',
});
const SHAPES = Object.entries({ ...firstScreenIcons, ...moreIcons, ...orderingIcons });
/** All icons. Arrows are mirrored in right-to-left text. */
export const Icons: Story = {
  render: () => (
    <Row as="ul" wrap gap={3}>
      {SHAPES.map(([name, shape]) => (
        <IconCell key={name}>
          <Icon path={shape} size={24} />
          <Text size="s" tone="mute">
            {name}
          </Text>
        </IconCell>
      ))}
    </Row>
  ),
};

const ExplanationPanel = styled('div', explanationStyles);
function ExplainedTotal({ t }: { t: Translate }) {
  const { isOpen, toggle, panel } = useDisclosure();
  return (
    <div>
      <button {...toggle}>
        {t('Total 5.750 KD', 'الإجمالي ٥٫٧٥٠ د.ك')} <DisclosureIcon isOpen={isOpen} />
      </button>
      <ExplanationPanel {...panel}>{t('6.400 − 0.650 = 5.750', '٦٫٤٠٠ − ٠٫٦٥٠ = ٥٫٧٥٠')}</ExplanationPanel>
    </div>
  );
}
export const DisclosureClosed: Story = bilingualStory((t) => <ExplainedTotal t={t} />);
export const DisclosureOpen: Story = bilingualStory((t) => <ExplainedTotal t={t} />, {
  play: ({ canvasElement }) => canvasElement.firstElementChild?.shadowRoot?.querySelector('button')?.click(),
});

const NeverLoaded = createLazyComponent<object>(() => new Promise(() => {}));
const FailedToLoad = createLazyComponent<object>(() => Promise.reject(new Error('The connection failed')));
/** A component that is loading, one that failed to load, and one that needs a browser. */
export const LazyComponents: Story = bilingualStory((t) => (
  <Stack>
    <NeverLoaded fallback={<Skeleton height={48} />} />
    <FailedToLoad fallback={<Skeleton height={48} />} />
    <ClientOnly fallback={<Skeleton height={48} />}>
      {() => <Text>{t('Rendered only in a browser', 'يُرسم عند وجود متصفح')}</Text>}
    </ClientOnly>
  </Stack>
));

const THEME_COLORS = ['#6d557c', '#ffcc00', '#0a6b4b', '#d32f2f', '#101010'];
const Box = styled('div', { width: 200, height: 120, overflow: 'hidden', borderRadius: '$2' });
/** The same surface in the colours of five businesses: text on the brand keeps its contrast. */
export const Surfaces: Story = {
  render: (_, { globals }) => (
    <Row wrap>
      {THEME_COLORS.map((themeColor) => (
        <Box key={themeColor}>
          <Surface
            themeClass={buildThemeClass({ themeColor }, globals.mode === 'dark' ? 'dark' : 'light')}
            dir={globals.dir === 'rtl' ? 'rtl' : 'ltr'}
            lang={globals.dir === 'rtl' ? 'ar' : 'en'}
            fonts="Noto Sans"
          >
            <Stack pad>
              <Text>{themeColor}</Text>
              <Button>{createTranslate(globals.dir)('Order', 'اطلب')}</Button>
            </Stack>
          </Surface>
        </Box>
      ))}
    </Row>
  ),
};

const WidthText = () => <Text>{useWidthClass()}</Text>;
function WidthBox({ width }: { width: number }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} style={{ width }}>
      <WidthProvider element={element}>
        <WidthText />
      </WidthProvider>
    </div>
  );
}
/** Text that depends on the width of the element, not of the window. */
export const Widths: Story = {
  render: () => (
    <div style={{ overflow: 'hidden' }}>
      {[320, 768, 1200].map((width) => (
        <WidthBox key={width} width={width} />
      ))}
    </div>
  ),
};

const ScrollerText = ({ t }: { t: Translate }) => (
  <Text>{useScroller() ? t('This scrolls', 'هذا يتحرك') : t('Nothing scrolls yet', 'لا شيء يتحرك بعد')}</Text>
);
function ScrollingBox({ t }: { t: Translate }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} style={{ height: 96, overflow: 'auto' }}>
      <ScrollerProvider value={element}>
        <ScrollerText t={t} />
        <Skeleton height={200} />
        <Button>{t('The end', 'النهاية')}</Button>
      </ScrollerProvider>
    </div>
  );
}
export const Scroller: Story = bilingualStory((t) => <ScrollingBox t={t} />);
