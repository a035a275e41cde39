import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../domain/delivery/delivery-types.ts';
import type { Point } from '../../domain/geo/geo.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useMap } from '../../stores/delivery/map-store.ts';
import type { LocatedPlace, MapMark, MapZone } from '../../ui/map/map-types.ts';
import { ZoneMap } from '../../ui/map/zone-map.tsx';

export interface DeliveryMapProps {
  readonly zones: readonly Zone[];
  readonly pin: Point | null;
  /** Called when the customer moves the pin. Without it the map is read-only. */
  readonly onPin?: ((place: Point) => void) | undefined;
  readonly marks?: readonly MapMark[];
  readonly onMark?: (id: string) => void;
  /** The centre of the map when there is neither a pin nor a zone. */
  readonly start?: Point | null;
  /** Id of the zone that the map shows first. */
  readonly initialZoneId?: string | undefined;
  readonly located?: LocatedPlace | null;
  /** Extra buttons above the map's own. */
  readonly tools?: ReactNode;
}

/** The zones of a branch and the customer's pin, on the map tiles that the host page configured. */
export function DeliveryMap({ zones, ...rest }: DeliveryMapProps) {
  const { t } = useTranslation();
  const text = useText();
  const getSource = useMap((state) => state.source);
  const [{ tiles, attribution }] = useState(getSource);
  const visibleZones = useMemo(
    () =>
      zones
        .filter(({ visible }) => visible)
        .map(
          ({ id, name, color, shape, areas }): MapZone => ({
            id,
            name: text(name),
            color,
            // A zone without a shape consists of its areas.
            shapes: shape ? [shape] : areas.flatMap((area) => area.shape ?? []),
          }),
        ),
    [zones, text],
  );
  const source = useMemo(
    () => ({ url: tiles, attribution: attribution ?? t('map.credit') }),
    [tiles, attribution, t],
  );
  return <ZoneMap tiles={source} zones={visibleZones} {...rest} />;
}
