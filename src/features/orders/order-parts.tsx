import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { BranchContact } from '../../components/branches/branch-contact.tsx';
import { useHere } from '../../components/layout/use-here.ts';
import { ShareButton } from '../../components/orders/share-button.tsx';
import { paths } from '../../router/paths.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { PrintButton } from './print-button.tsx';
import { Receipt } from './receipt.tsx';

/** What an order is, beside where it is: whose, from where, what, and its receipt to take along. */
export function OrderParts({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const { referenceId } = useHere();
  return (
    <>
      <DeliveryAddress order={order} />
      <BranchContact branch={order.branch} />
      <Receipt order={order} />
      <PrintButton order={order} />
      <ShareButton
        title={t('order.title', { number: order.number })}
        path={paths.order({ referenceId, orderId: order.id })}
        label={t('order.shareName', { number: order.number })}
        linkLabel={t('order.shareLink')}
      />
    </>
  );
}
