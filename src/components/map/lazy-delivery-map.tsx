import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { once } from '../../lib/once.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import type { DeliveryMapProps } from './delivery-map.tsx';

/** Set as soon as the chunk has loaded, so that screens that open later render their map immediately. */
let LoadedMap: ComponentType<DeliveryMapProps> | undefined;

/** Loads the map's chunk once. After a failure, the next call retries. */
export const loadMap = once(async () => {
  LoadedMap = (await import('./delivery-map.tsx')).DeliveryMap;
  return LoadedMap;
});

/**
 * Loads the delivery map as a lazy chunk. Fills its parent, even while the chunk is loading or after it has failed to
 * load.
 */
export function LazyDeliveryMap(props: DeliveryMapProps) {
  const { t } = useTranslation();
  const [MapComponent, setMapComponent] = useState(() => LoadedMap);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadMap().then(
      (component) => setMapComponent(() => component),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  if (MapComponent) return <MapComponent {...props} />;
  if (!hasFailed) return <Skeleton height="100%" radius={0} />;
  return (
    <Notice
      icon={offline}
      tone="warn"
      announce
      action={
        <Button variant="secondary" onClick={load}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('map.failed')}
    </Notice>
  );
}
