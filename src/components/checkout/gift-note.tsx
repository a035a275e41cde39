import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gift } from '../../domain/orders/order.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { ChoiceRow } from '../../ui/inputs/choice-row.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { FormSection } from '../form/form-section.tsx';
import { OptionalField } from '../form/optional-field.tsx';

/**
 * The gift card of an order for somebody else. The cart store persists it. Renders nothing if the business offers no
 * gifts for orders of this type.
 */
export function GiftNote({ gift, disabled }: { gift: GiftForm; disabled: boolean }) {
  const { t } = useTranslation();
  const { draft, isGift, change, setIsGift } = gift;
  if (!gift.isOffered) return null;
  const createOption = (id: string, label: string, isSelected: boolean) => ({
    id,
    label,
    quantity: Number(isSelected),
    disabled,
  });
  return (
    <FormSection title={t('gift.title')}>
      <ChoiceRow
        kind="checkbox"
        name="gift"
        option={createOption('gift', t('gift.offer'), isGift)}
        onChange={() => setIsGift(!isGift)}
      />
      {isGift && (
        <>
          <TextArea
            ref={gift.messageRef}
            label={t('gift.message')}
            hint={t('gift.messageHint')}
            error={gift.isMessageMissing ? t('gift.messageMissing') : undefined}
            maxLength={300}
            required
            disabled={disabled}
            value={draft.message}
            onChange={(message) => change({ message })}
          />
          <OptionalField
            label={t('gift.toName')}
            maxLength={100}
            disabled={disabled}
            value={draft.toName}
            onChange={(toName) => change({ toName })}
          />
          <ChoiceRow
            kind="checkbox"
            name="gift-prices"
            option={createOption('hide', t('gift.hidePrices'), draft.hidePrices)}
            onChange={() => change({ hidePrices: !draft.hidePrices })}
          />
        </>
      )}
    </FormSection>
  );
}

export interface GiftForm {
  /** True if the business offers gift cards for orders of this type. */
  readonly isOffered: boolean;
  readonly isGift: boolean;
  readonly draft: Gift;
  /** True after the customer has tried to place the order without a message. */
  readonly isMessageMissing: boolean;
  readonly messageRef: RefObject<HTMLTextAreaElement | null>;
  setIsGift(isGift: boolean): void;
  change(patch: Partial<Gift>): void;
  /** Returns whether the order can be placed. A gift needs a message. Focuses the message field if it is empty. */
  submit(): boolean;
}

const EMPTY_GIFT: Gift = { message: '', toName: '', hidePrices: false };

/**
 * State of the form for the gift card. The cart store holds the gift. When the customer switches the gift off and on
 * again, this hook restores the last input.
 */
export function useGiftForm(): GiftForm {
  const { gift, type, setGift } = useCart((state) => ({
    gift: state.gift,
    type: state.cart.orderType,
    setGift: state.setGift,
  }));
  const isOffered = useBusiness(
    ({ business }) =>
      !!business && (business.allowsGifts || (business.allowsDeliveryGifts && type === 'delivery')),
  );
  const [lastGift, setLastGift] = useState(EMPTY_GIFT);
  const isGift = gift !== null;
  const draft = gift ?? lastGift;
  const [wasSubmitted, setSubmitted] = useState(false);
  const messageRef = useRef<HTMLTextAreaElement>(null);
  const isEmpty = !draft.message.trim();
  return {
    isOffered,
    isGift,
    draft,
    isMessageMissing: wasSubmitted && isEmpty,
    messageRef,
    setIsGift(isGiftChosen) {
      setLastGift(draft);
      setSubmitted(false);
      setGift(isGiftChosen ? draft : null);
    },
    change: (patch) => setGift({ ...draft, ...patch }),
    submit() {
      // The order type may have changed, or the business may have stopped offering gifts.
      if (!isOffered && isGift) setGift(null);
      if (!isOffered || !isGift || !isEmpty) return true;
      setSubmitted(true);
      messageRef.current?.focus();
      return false;
    },
  };
}
