import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countRule, plainChoice } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useCart, useStores } from '../../stores/stores-context.tsx';
import { AddButton } from '../../ui/inputs/add-button.tsx';
import { latePart } from '../../ui/layout/late-part.tsx';
import { takeFocus } from '../../ui/overlays/take-focus.ts';

export const loadCardStepper = () => import('./card-stepper.tsx').then((late) => late.CardStepper);
const CardStepper = latePart(loadCardStepper);

/** What is laid out is what is in it. */
const ROOM = { display: 'contents' };

/** Adds a dish without choices right from its card, and counts it there. */
export function AddAction({ item, name }: { item: MenuItem; name: string }) {
  const { t } = useTranslation();
  const choice = plainChoice(item);
  const { minimum, maximum } = countRule(item, choice.priceLabelId);
  const line = useCart(({ cart }) =>
    cart.lines.find(
      (other) =>
        other.itemId === item.id &&
        other.priceLabelId === choice.priceLabelId &&
        !other.modifiers.length &&
        !other.note,
    ),
  );
  // Asked for when it is pressed: a list of thousands is drawn without.
  const cart = useStores().cart.getState;
  const box = useRef<HTMLSpanElement>(null);
  /** The dish that was added here, and the one that was taken out: a card may come to show another. */
  const added = useRef('');
  const removed = useRef('');
  const isIn = !!line;
  // Button and stepper take each other's place under the finger: the focus goes on to what came.
  useLayoutEffect(() => {
    if (isIn) return;
    if (removed.current === item.id) takeFocus(box.current?.querySelector('button'));
    added.current = removed.current = '';
  }, [isIn, item.id]);
  const button = (
    <AddButton
      label={t('menu.add', { name })}
      onClick={() => {
        added.current = item.id;
        cart().add(choice);
      }}
    />
  );
  return (
    <span ref={box} style={ROOM}>
      {line ? (
        <CardStepper
          name={name}
          value={line.count}
          max={maximum}
          focused={added.current === item.id}
          onChange={(count) => {
            const isLast = count < line.count && count < minimum;
            if (isLast) removed.current = item.id;
            cart().setCount(line.key, isLast ? 0 : count);
          }}
          meanwhile={button}
        />
      ) : (
        button
      )}
    </span>
  );
}
