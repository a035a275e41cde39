import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseRichText } from '../../lib/rich-text/parse-rich-text.ts';
import { Card } from '../cards/card.tsx';
import { bilingualStory, NARROW, type Translate } from '../testing/story-kit.ts';
import { RichText } from './rich-text.tsx';

/** Formatted text as a business writes it. */
const meta: Meta = { title: 'ui/RichText' };
export default meta;
type Story = StoryObj;

const renderRichText = (html: string) => (
  <Card>
    <RichText nodes={parseRichText(html)} />
  </Card>
);
const renderEveryTag = (t: Translate) =>
  renderRichText(`<h1>${t('Terms', 'الشروط')}</h1>
<p>${t('Orders can be cancelled <b>free of charge</b> until we <em>accept</em> them.', 'تُلغى الطلبات <b>مجانًا</b> قبل <em>قبولها</em>.')}</p>
<h2>${t('Returns', 'الإرجاع')}</h2>
<ol><li>${t('Tell us', 'أخبرنا')}<ul><li>${t('by phone', 'بالهاتف')}</li></ul></li><li>${t('Bring it', 'أحضره')}</li></ol>
<blockquote>${t('We make it again.', 'نصنعه من جديد.')}</blockquote>
<table><caption>${t('Fees', 'الرسوم')}</caption><tr><th>${t('Area', 'المنطقة')}</th><th>${t('Fee', 'الرسم')}</th></tr>
<tr><td>${t('Salmiya', 'السالمية')}</td><td>0.500</td></tr></table>
<hr><dl><dt>${t('Hours', 'الساعات')}</dt><dd>7 – 23</dd></dl>
<p><a href="https://example.com">${t('Our website', 'موقعنا')}</a>, <mark>${t('new', 'جديد')}</mark>, <del>${t('old', 'قديم')}</del>, H<sub>2</sub>O, <code>AB-1</code></p>`);

export const Everything: Story = bilingualStory(renderEveryTag);
export const InANarrowElement: Story = bilingualStory(renderEveryTag, NARROW);
export const Plain: Story = bilingualStory((t) =>
  renderRichText(
    t('One paragraph,\nof two lines.\n\nAnother < one.', 'فقرة واحدة،\nمن سطرين.\n\nوفقرة أخرى.'),
  ),
);
