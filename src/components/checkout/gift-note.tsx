import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gift } from '../../domain/orders/order.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { ChoiceRow } from '../../ui/inputs/choice-row.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Section } from '../form/form-section.tsx';
import { OptionalField } from '../form/optional-field.tsx';

// The card of an order for somebody else. What was typed is kept in the cart store.

/** Shows nothing where the business has no gifts. */
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

export interface GiftForm {
  /** The business writes cards for orders like this one. */
  readonly isOffered: boolean;
  readonly isGift: boolean;
  readonly typed: Gift;
  /** It was to be sent without a message. */
  readonly isMissing: boolean;
  readonly message: RefObject<HTMLTextAreaElement | null>;
  turn(isGift: boolean): void;
  change(patch: Partial<Gift>): void;
  /** Whether the order can go out: a gift has a message. If not, that is where the focus goes. */
  submit(): boolean;
}

const EMPTY: Gift = { message: '', toName: '', hidePrices: false };

/** The card of a gift: kept in the cart as typed, and here also while it is no gift for the moment. */
export function useGiftForm(): GiftForm {
  const { gift, type, setGift } = useCart((state) => ({
    gift: state.gift,
    type: state.cart.sellingType,
    setGift: state.setGift,
  }));
  const isOffered = useBusiness(
    ({ business }) => !!business && (business.enableGift || (business.sendGift && type === 'delivery')),
  );
  const [isGift, setIsGift] = useState(gift !== null);
  const [typed, setTyped] = useState(gift ?? EMPTY);
  const [wasTried, setTried] = useState(false);
  const message = useRef<HTMLTextAreaElement>(null);
  const isEmpty = !typed.message.trim();
  return {
    isOffered,
    isGift,
    typed,
    isMissing: wasTried && isEmpty,
    message,
    turn(on) {
      setIsGift(on);
      setTried(false);
      setGift(on ? typed : null);
    },
    change(patch) {
      const next = { ...typed, ...patch };
      setTyped(next);
      setGift(next);
    },
    submit() {
      if (!isOffered || !isGift || !isEmpty) return true;
      setTried(true);
      message.current?.focus();
      return false;
    },
  };
}
