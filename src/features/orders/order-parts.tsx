import type { WireOrder } from '../../api/schemas/order.ts';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { BranchContact } from '../shared/branch-contact.tsx';
import { ShareButton } from '../shared/share-button.tsx';
import { useHere } from '../shared/use-here.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { PrintButton } from './print-button.tsx';
import { Receipt } from './receipt.tsx';

/** What an order is, beside where it is: whose, from where, what, and its receipt to take along. */
export function OrderParts({ order }: { order: WireOrder }) {
  const t = useT();
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
