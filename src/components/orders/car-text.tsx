import { useTranslation } from 'react-i18next';
import { isCarColor } from '../../domain/orders/car-colors.ts';
import type { Car } from '../../domain/orders/pickup-car.ts';

/** Colour, make and plate of the customer's car. */
export function CarText({ car: { color, make, plate } }: { car: Car }) {
  const { t } = useTranslation();
  const parts = { color: isCarColor(color) ? t(`car.color.${color}`) : color, make, plate };
  const filledParts = Object.entries(parts).filter(([, text]) => text);
  return filledParts.map(([part, text], index) => (
    <span key={part}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </span>
  ));
}
