import { useState } from 'react';
import { Bill, BillRow } from '../cards/bill-row.tsx';
import { LineItem } from '../cards/line-item.tsx';
import { Price } from '../cards/price.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { trash } from '../icons/icon-paths-more.ts';
import { Button } from '../inputs/button.tsx';
import { Stepper } from '../inputs/stepper.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import type { Translate } from './story-kit.ts';
import { storyPictures as pictures } from './story-pictures.ts';

/** A cart with two lines and its bill, for the gallery. */
export function CartPanel({ t }: { t: Translate }) {
  const [count, setCount] = useState(1);
  const stepper = (
    <Stepper
      value={count}
      max={9}
      removeIcon={trash}
      onChange={setCount}
      label={t('Count', 'العدد')}
      decreaseLabel={t('One less', 'أنقص')}
      increaseLabel={t('One more', 'زد')}
    />
  );
  const editButton = <Button variant="quiet">{t('Edit', 'تعديل')}</Button>;
  return (
    <Stack gap={4}>
      <div>
        <LineItem
          picture={pictures.waffle}
          name={t('Saffron French toast', 'توست فرنسي بالزعفران')}
          details={[t('Brioche, clotted cream', 'بريوش، قشطة'), t('“No nuts, please”', '«بدون مكسرات»')]}
          price={<Price oldAmount={t('3.250', '٣٫٢٥٠')} amount={t('2.600', '٢٫٦٠٠')} />}
          actions={editButton}
          count={stepper}
        />
        <LineItem
          picture={pictures.coffee}
          name={t('Flat white', 'فلات وايت')}
          details={[t('Oat milk, extra shot', 'حليب الشوفان، جرعة إضافية')]}
          price={<Price amount={t('3.400', '٣٫٤٠٠')} />}
          actions={editButton}
          count={stepper}
        />
      </div>
      <Stack gap={1}>
        <ProgressBar value={0.72} label={t('Minimum order', 'الحد الأدنى')} />
        <Text tone="mute" size="s">
          {t('1.100 KD more for free delivery', 'أضف ١٫١٠٠ د.ك للتوصيل المجاني')}
        </Text>
      </Stack>
      <Bill>
        <BillRow label={t('Subtotal', 'المجموع الفرعي')} value={t('6.400 KD', '٦٫٤٠٠ د.ك')} />
        <BillRow
          tone="saving"
          label={t('Discount', 'الخصم')}
          value={t('−0.650 KD', '−٠٫٦٥٠ د.ك')}
          explainLabel={t('Why this discount?', 'لماذا؟')}
          explanation="3.250 × 20% = 0.650"
        />
        <BillRow label={t('VAT 5% included', 'شامل الضريبة ٥٪')} value={t('0.274 KD', '٠٫٢٧٤ د.ك')} />
        <BillRow tone="total" label={t('Total', 'الإجمالي')} value={t('5.750 KD', '٥٫٧٥٠ د.ك')} />
      </Bill>
      <Button size="l" block spread>
        <span>{t('Go to checkout', 'إتمام الطلب')}</span>
        <bdi>{t('5.750 KD', '٥٫٧٥٠ د.ك')}</bdi>
      </Button>
    </Stack>
  );
}
