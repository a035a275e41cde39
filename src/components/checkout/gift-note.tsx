import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../ui/inputs/choice-row.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Section } from '../form/form-section.tsx';
import { OptionalField } from '../form/optional-field.tsx';
import type { GiftForm } from './use-gift-form.ts';

/** An order for somebody else, and what to write on its card; nothing where the business has no gifts. */
export function GiftNote({ gift, disabled }: { gift: GiftForm; disabled: boolean }) {
  const { t } = useTranslation();
  const { typed, isGift, change, turn } = gift;
  if (!gift.isOffered) return null;
  const option = (id: string, label: string, isOn: boolean) => ({
    id,
    label,
    quantity: Number(isOn),
    disabled,
  });
  return (
    <Section title={t('gift.title')}>
      <ChoiceRow
        kind="checkbox"
        name="gift"
        option={option('gift', t('gift.offer'), isGift)}
        onChange={() => turn(!isGift)}
      />
      {isGift && (
        <>
          <TextArea
            ref={gift.message}
            label={t('gift.message')}
            hint={t('gift.messageHint')}
            error={gift.isMissing ? t('gift.messageMissing') : undefined}
            maxLength={300}
            required
            disabled={disabled}
            value={typed.message}
            onChange={(message) => change({ message })}
          />
          <OptionalField
            label={t('gift.toName')}
            maxLength={100}
            disabled={disabled}
            value={typed.toName}
            onChange={(toName) => change({ toName })}
          />
          <ChoiceRow
            kind="checkbox"
            name="gift-prices"
            option={option('hide', t('gift.hidePrices'), typed.hidePrices)}
            onChange={() => change({ hidePrices: !typed.hidePrices })}
          />
        </>
      )}
    </Section>
  );
}
