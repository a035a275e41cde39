import { lazy, Suspense } from 'react';
import { useT } from '../../../i18n/context.tsx';
import { offline } from '../../../ui/icon-paths-more.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { DeliveryMapProps } from './delivery-map.tsx';

const load = () => import('./delivery-map.tsx').then((late) => late.DeliveryMap);

/** Asks for the map's code, one step before it is needed. */
export const preloadMap = (): void => void load().catch(() => undefined);

const Late = lazy(() =>
  load().then(
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
