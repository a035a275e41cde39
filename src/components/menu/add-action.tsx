import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createPlainChoice, getCountRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { EARLY_DISH_ATTRIBUTE, type EarlyDish } from '../../lib/early-cart.ts';
import { isServer } from '../../lib/is-server.ts';
import { useCart, useStores } from '../../stores/stores-context.tsx';
import { AddButton } from '../../ui/inputs/add-button.tsx';
import { restoreFocus } from '../../ui/overlays/restore-focus.ts';
import { CardStepper } from './card-stepper.tsx';

/** The attribute for a server-rendered "+" button with which the loader adds the dish before the app has loaded. */
const buildEarlyDishProps = (dish: EarlyDish) => ({ [EARLY_DISH_ATTRIBUTE]: JSON.stringify(dish) });

/** Removes the wrapper from the layout. */
const CONTENTS_STYLE = { display: 'contents' };

/** Adds a dish without choices from its card, then shows a stepper for its quantity. */
export function AddAction({ item, name }: { item: MenuItem; name: string }) {
  const { t } = useTranslation();
  const choice = createPlainChoice(item);
  const { minimum, maximum, isSingleUnit } = getCountRule(item, choice.priceLabelId);
  const line = useCart(({ cart }) =>
    cart.lines.find(
      (cartLine) =>
        // If each unit of a dish needs a line of its own, the card shows no stepper: each press on the add button adds
        // a line.
        !isSingleUnit &&
        cartLine.itemId === item.id &&
        cartLine.priceLabelId === choice.priceLabelId &&
        !cartLine.modifiers.length &&
        !cartLine.note,
    ),
  );
  // Reads the cart only on press. A menu can have thousands of cards, and subscribing each of them to the cart would be
  // slow.
  const getCartState = useStores().cart.getState;
  const box = useRef<HTMLSpanElement>(null);
  /** Ids of the last added and the last removed dish. A card that is reused in a list may show another dish by then. */
  const addedIdRef = useRef('');
  const removedIdRef = useRef('');
  const isInCart = !!line;
  // A press replaces the button with the stepper, or the stepper with the button. The new control takes the focus.
  useLayoutEffect(() => {
    if (isInCart) return;
    if (removedIdRef.current === item.id) restoreFocus(box.current?.querySelector('button'));
    addedIdRef.current = removedIdRef.current = '';
  }, [isInCart, item.id]);
  return (
    <span ref={box} style={CONTENTS_STYLE}>
      {line ? (
        <CardStepper
          name={name}
          value={line.count}
          max={maximum}
          takesFocus={addedIdRef.current === item.id}
          onLimit={() => getCartState().reportCountLimit(choice)}
          onChange={(count) => {
            const removesLine = count < line.count && count < minimum;
            if (removesLine) removedIdRef.current = item.id;
            getCartState().setCount(line.key, removesLine ? 0 : count);
          }}
        />
      ) : (
        <AddButton
          {...(isServer &&
            !isSingleUnit &&
            buildEarlyDishProps({ itemId: item.id, priceLabelId: choice.priceLabelId, minimum, maximum }))}
          label={t('menu.add', { name })}
          onClick={() => {
            addedIdRef.current = item.id;
            getCartState().add(choice);
          }}
        />
      )}
    </span>
  );
}
