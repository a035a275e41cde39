import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { isCarColor } from '../../domain/orders/car-colors.ts';
import { car as carIcon } from '../../ui/icons/icon-paths-ways.ts';
import { DetailRow } from '../../ui/layout/detail-row.tsx';

/** The car the staff looks for, as it was described. */
export function CarRow({ car }: { car: NonNullable<WireOrder['car']> }) {
  const { t } = useTranslation();
  const { color, make, plate } = car;
  const parts = { color: isCarColor(color) ? t(`car.color.${color}`) : color, make, plate };
  const said = Object.entries(parts).filter(([, text]) => text);
  return (
    <DetailRow icon={carIcon} title={t('car.title')}>
      {said.map(([part, text], at) => (
        <span key={part}>
          {at > 0 && ' · '}
          <bdi>{text}</bdi>
        </span>
      ))}
    </DetailRow>
  );
}
