import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../domain/delivery/delivery-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useMap } from '../../stores/delivery/map-store.ts';
import type { MapShape, MapZone } from '../../ui/map/map-types.ts';
import { ZoneMap, type ZoneMapProps } from '../../ui/map/zone-map.tsx';

/** The props of `ZoneMap`, except that `zones` contains the delivery zones of a branch. */
export interface DeliveryMapProps extends Omit<ZoneMapProps, 'tiles' | 'zones'> {
  readonly zones: readonly Zone[];
  /** Another area to show, such as a country. */
  readonly outline?: { readonly name: string; readonly shapes: readonly MapShape[] } | undefined;
}

const OUTLINE_ID = 'outline';

/** A branch's zones and the customer's pin, on the map tiles that the host page has configured. */
export function DeliveryMap({ zones, outline, ...rest }: DeliveryMapProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const getSource = useMap((state) => state.getSource);
  const [{ tiles, attribution }] = useState(getSource);
  const { name: outlineName, shapes: outlineShapes } = outline ?? {};
  const visibleZones = useMemo(() => {
    const outlineZones: MapZone[] = outlineShapes?.length
      ? [{ id: OUTLINE_ID, name: outlineName ?? '', color: null, shapes: outlineShapes }]
      : [];
    return outlineZones.concat(
      zones
        .filter(({ visible }) => visible)
        .map(
          ({ id, name, color, shape, areas }): MapZone => ({
            id,
            name: localize(name),
            color,
            // A zone without its own polygon consists of its areas.
            shapes: shape ? [shape] : areas.flatMap((area) => area.shape ?? []),
          }),
        ),
    );
  }, [zones, localize, outlineName, outlineShapes]);
  const tileSource = useMemo(
    () => ({ url: tiles, attribution: attribution ?? t('map.credit') }),
    [tiles, attribution, t],
  );
  return <ZoneMap tiles={tileSource} zones={visibleZones} {...rest} />;
}
