import { lazy, Suspense } from 'react';
import { useT } from '../../../i18n/context.tsx';
import { once } from '../../../lib/once.ts';
import { offline } from '../../../ui/icon-paths-more.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { DeliveryMapProps } from './delivery-map.tsx';

/** Asks for the map's code: once, and again only if that failed. */
export const loadMap = once(() => import('./delivery-map.tsx').then((late) => late.DeliveryMap));

const Late = lazy(() =>
  loadMap().then(
    (map) => ({ default: map }),
    () => ({ default: NoMap }),
  ),
);

/** The map, whose code comes by itself. Fills the room it is given, also while it is on its way or cannot be had. */
export const ZoneMap = (props: DeliveryMapProps) => (
  <Suspense fallback={<Skeleton height="100%" radius={0} />}>
    <Late {...props} />
  </Suspense>
);

function NoMap(_: DeliveryMapProps) {
  const t = useT();
  return (
    <Notice icon={offline} tone="warn" announce>
      {t('map.failed')}
    </Notice>
  );
}
