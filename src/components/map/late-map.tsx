import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { once } from '../../lib/once.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import type { DeliveryMapProps } from './delivery-map.tsx';

/** Known as soon as its code is there: a screen that is shown after that has its map at once. */
let Known: ComponentType<DeliveryMapProps> | undefined;

/** Asks for the map's code: once, and again only if that failed. */
export const loadMap = once(async () => {
  Known = (await import('./delivery-map.tsx')).DeliveryMap;
  return Known;
});

/** The map, whose code comes by itself. Fills the room it is given, also while it is on its way or cannot be had. */
export function ZoneMap(props: DeliveryMapProps) {
  const { t } = useTranslation();
  const [Shown, setShown] = useState(() => Known);
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    loadMap().then(
      (map) => setShown(() => map),
      () => setFailed(true),
    );
  }, []);
  useEffect(ask, [ask]);
  if (Shown) return <Shown {...props} />;
  if (!hasFailed) return <Skeleton height="100%" radius={0} />;
  return (
    <Notice
      icon={offline}
      tone="warn"
      announce
      action={
        <Button variant="secondary" onClick={ask}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('map.failed')}
    </Notice>
  );
}
