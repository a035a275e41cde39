import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { Stepper } from '../../ui/inputs/stepper.tsx';
import { restoreFocus } from '../../ui/overlays/restore-focus.ts';

export interface CardStepperProps {
  name: string;
  value: number;
  max: number;
  /** True if the stepper has replaced the pressed button. It then takes the focus. */
  takesFocus: boolean;
  onChange: (value: number) => void;
  onLimit: () => void;
}

/** Changes the quantity of a dish on its card. */
export function CardStepper({ name, takesFocus, ...stepperProps }: CardStepperProps) {
  const { t } = useTranslation();
  const { formatNumber } = useFormat();
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) restoreFocus(box.current?.querySelector<HTMLElement>('button:last-of-type'));
  }, [takesFocus]);
  return (
    <span ref={box}>
      <Stepper
        {...stepperProps}
        size="s"
        label={t('ui.quantityOf', { name })}
        decreaseLabel={t('menu.removeOne', { name })}
        increaseLabel={t('menu.addOne', { name })}
        format={formatNumber}
      />
    </span>
  );
}
