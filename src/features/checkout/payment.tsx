import { useT } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { DetailsForm } from './use-details-form.ts';

/** Payment codes this app can carry out (spec, section 9): cash. */
const SUPPORTED = [2] as const;

/** How to pay: of the business's methods, those that can be used here. */
export function Payment({ form, disabled }: { form: DetailsForm; disabled: boolean }) {
  const t = useT();
  const offered = useBusiness(({ business }) => business?.payment_methods ?? []);
  const methods = SUPPORTED.filter((code) => offered.includes(code));
  return (
    <Card>
      <ChoiceGroup
        legend={t('checkout.payment')}
        kind="radio"
        options={methods.map((code) => ({
          id: String(code),
          label: t(`payment.${code}`),
          note: t('checkout.cashHint'),
          quantity: Number(form.details.paymentType === code),
          disabled,
        }))}
        onChange={(id) => form.change({ paymentType: Number(id) })}
      />
    </Card>
  );
}
