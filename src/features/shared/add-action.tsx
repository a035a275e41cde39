import { useLayoutEffect, useRef } from 'react';
import { countRule, plainChoice } from '../../domain/menu/choice.ts';
import type { MenuItem } from '../../domain/menu/types.ts';
import { useFormat, useT } from '../../i18n/context.tsx';
import { useCart } from '../../stores/context.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { plus } from '../../ui/icon-paths.ts';
import { Stepper } from '../../ui/stepper.tsx';

/** Adds a dish without choices right from its card, and counts it there. */
export function AddAction({ item, name }: { item: MenuItem; name: string }) {
  const t = useT();
  const { number } = useFormat();
  const choice = plainChoice(item);
  const { minimum, maximum } = countRule(item, choice.priceLabelId);
  const { line, add, setCount } = useCart(({ cart, add, setCount }) => ({
    line: cart.lines.find(
      (other) =>
        other.itemId === item.id &&
        other.priceLabelId === choice.priceLabelId &&
        !other.modifiers.length &&
        !other.note,
    ),
    add,
    setCount,
  }));
  const box = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const isIn = !!line;
  // Button and stepper take each other's place under the finger: the focus goes on to what came.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    box.current
      ?.querySelector<HTMLElement>(isIn ? 'button:last-of-type' : 'button')
      ?.focus({ preventScroll: true });
  }, [isIn]);
  const change = (act: () => void) => {
    pressed.current = true;
    act();
  };
  return (
    <span ref={box}>
      {line ? (
        <Stepper
          size="s"
          value={line.count}
          max={maximum}
          label={t('ui.quantityOf', { name })}
          decreaseLabel={t('menu.removeOne', { name })}
          increaseLabel={t('menu.addOne', { name })}
          format={number}
          onChange={(count) =>
            count < line.count && count < minimum
              ? change(() => setCount(line.key, 0))
              : setCount(line.key, count)
          }
        />
      ) : (
        <IconButton
          variant="add"
          icon={plus}
          label={t('menu.add', { name })}
          onClick={() => change(() => add(choice))}
        />
      )}
    </span>
  );
}
