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
  /** Absent: a map to look at. */
  readonly onPin?: ((place: Point) => void) | undefined;
  readonly marks?: readonly MapMark[];
  readonly onMark?: (id: string) => void;
  /** What to show when there is neither a pin nor a zone. */
  readonly start?: Point | null;
  /** The zone to show first. */
  readonly lookAt?: string | undefined;
  readonly located?: LocatedPlace | null;
  /** Buttons more, above those of the map. */
  readonly tools?: ReactNode;
}

/** The zones of a branch and the customer's pin on the map that the host asked for. */
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
            // A zone that has no shape of its own is where its areas are.
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
