import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { useOrderNews } from '../../stores/notifications/use-order-news.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { bell } from '../../ui/icons/icon-paths-about.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** While an order runs: news of it in the background. Who has refused them once is not asked again here. */
export function NewsOffer({ order: { status } }: { order: WireOrder }) {
  const { t } = useTranslation();
  const { isOffered, permission, isOn, turn } = useOrderNews((state) => state);
  if (!isOffered || permission === 'denied' || isFinal(status)) return null;
  return (
    <Notice
      icon={bell}
      action={
        !isOn && (
          <Button variant="secondary" onClick={() => void turn(true)}>
            {t('news.offer')}
          </Button>
        )
      }
    >
      <Text role="status">{t(isOn ? 'news.isOn' : 'news.offerText')}</Text>
    </Notice>
  );
}
