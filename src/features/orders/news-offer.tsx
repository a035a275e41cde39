import type { WireOrder } from '../../api/schemas/order.ts';
import { isFinal } from '../../domain/order/status.ts';
import { useT } from '../../i18n/context.tsx';
import { useOrderNews } from '../../stores/use-order-news.ts';
import { Button } from '../../ui/button.tsx';
import { bell } from '../../ui/icon-paths-about.ts';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';

/** While an order runs: news of it in the background. Who has refused them once is not asked again here. */
export function NewsOffer({ order: { status } }: { order: WireOrder }) {
  const t = useT();
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
