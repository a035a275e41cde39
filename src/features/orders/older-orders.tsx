import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { observeNearView } from '../../ui/virtual-list/use-near-view.ts';
import type { OrderList } from './use-order-list.ts';

/** The way to the next page: it comes by itself when its button comes near the view, and with a press on it. */
export function OlderOrders({ list: { hasMore, status, more } }: { list: OrderList }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const scroller = useScroller();
  const mayAsk = hasMore && status === 'fetched';
  useEffect(() => {
    if (!mayAsk || !place.current) return undefined;
    return observeNearView(place.current, scroller, (isNear) => {
      if (isNear) void more();
    });
  }, [mayAsk, more, scroller]);
  if (!hasMore) return null;
  return (
    <div ref={place}>
      {status === 'error' && (
        <Notice icon={alert} tone="danger" announce>
          {t('orders.moreFailed')}
        </Notice>
      )}
      <Button variant="secondary" block busy={status === 'fetching'} onClick={() => void more()}>
        {t('orders.more')}
      </Button>
    </div>
  );
}
