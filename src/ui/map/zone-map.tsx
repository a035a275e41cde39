import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Notice } from '../feedback/notice.tsx';
import { minus, offline, plus } from '../icons/icon-paths-more.ts';
import { pin as pinShape } from '../icons/icon-paths-ordering.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { createMap, type MapHandle } from './create-map.ts';
import { MapCredit } from './map-credit.tsx';
import { MapBox, MapFrame, MapNotices, MapTools } from './map-styles.ts';
import type { LocatedPlace, MapMark, MapPlace, MapTiles, MapZone } from './map-types.ts';

export interface ZoneMapProps {
  readonly tiles: MapTiles;
  readonly zones: readonly MapZone[];
  readonly pin: MapPlace | null;
  /** Absent if the pin cannot be moved. */
  readonly onPin?: ((place: MapPlace) => void) | undefined;
  /** Places to choose from. The map moves to the selected one. */
  readonly marks?: readonly MapMark[] | undefined;
  readonly onMark?: ((id: string) => void) | undefined;
  /** The place to show if there is no pin, no zone and no mark. */
  readonly initialPlace?: MapPlace | null | undefined;
  /** Id of the zone to show first. Default: all zones. */
  readonly initialZoneId?: string | undefined;
  /** The map moves to this place whenever it changes. */
  readonly focus?: MapPlace | null | undefined;
  readonly customerLocation?: LocatedPlace | null | undefined;
  /** Other buttons, shown above the map's own. */
  readonly tools?: ReactNode;
  readonly notices?: ReactNode;
}

/** Distances in px that an arrow key moves the pin: alone, and with Shift. */
const STEP_PX = 12;
const LARGE_STEP_PX = 96;
const ARROW_DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOM_STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

const NO_MARKS: readonly MapMark[] = [];

const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * A map with zones and a pin. The customer moves the pin by dragging it, by tapping, with the arrow keys, or with a
 * button that puts it in the centre. Fills its container.
 */
export function ZoneMap(props: ZoneMapProps) {
  const {
    tiles,
    zones,
    pin,
    onPin,
    marks = NO_MARKS,
    onMark,
    initialPlace,
    initialZoneId,
    customerLocation,
    focus,
    tools,
    notices,
  } = props;
  const { t } = useTranslation();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapHandle | null>(null);
  const [hasTiles, setHasTiles] = useState(true);
  const onPinRef = useRef(onPin);
  onPinRef.current = onPin;
  const onMarkRef = useRef(onMark);
  onMarkRef.current = onMark;
  const canMove = !!onPin;
  const initialView = useRef({ pin, initialPlace, initialZoneId });
  const pinRef = useRef(pin);
  pinRef.current = pin;

  useEffect(() => {
    if (!box.current) return;
    const newMap = createMap(box.current, {
      tilesUrl: tiles.url,
      reducedMotion: prefersReducedMotion(),
      onPin: canMove ? (place) => onPinRef.current?.(place) : undefined,
      onTilesChange: setHasTiles,
    });
    setMap(newMap);
    return () => {
      setMap(null);
      newMap.remove();
    };
  }, [tiles.url, canMove]);
  useEffect(() => map?.setMarks(marks, (id) => onMarkRef.current?.(id)), [map, marks]);
  const chosenMark = marks.find(({ isChosen }) => isChosen);
  const chosenPlace = useRef(chosenMark?.place);
  chosenPlace.current = chosenMark?.place;
  useEffect(() => {
    const view = initialView.current;
    map?.setZones(zones);
    // Zones that load after the customer has moved the pin must not move the map.
    if (pinRef.current !== view.pin) return;
    if (view.pin) map?.goTo(view.pin);
    else map?.showArea(view.initialZoneId, view.initialPlace ?? null);
  }, [map, zones]);
  useEffect(() => {
    if (chosenMark?.id && chosenPlace.current) map?.goTo(chosenPlace.current);
  }, [map, chosenMark?.id]);
  useEffect(() => {
    if (focus) map?.goTo(focus);
  }, [map, focus]);
  // A layout effect runs before the next key press. An ordinary effect could run after that key press and move the pin
  // back.
  useLayoutEffect(() => map?.setPin(pin), [map, pin]);
  useEffect(() => {
    map?.setCustomerLocation(customerLocation ?? null);
  }, [map, customerLocation]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !map) return;
    const zoom = ZOOM_STEPS[key];
    const arrow = ARROW_DIRECTIONS[key];
    if (zoom) map.zoomBy(zoom);
    else if (arrow && onPin) {
      const step = shiftKey ? LARGE_STEP_PX : STEP_PX;
      const place = map.getPlaceAtOffset(arrow[0] * step, arrow[1] * step);
      // Move the pin immediately, so that the next key starts from the new position.
      map.setPin(place);
      onPin(place);
    } else return;
    event.preventDefault();
  };

  return (
    <MapFrame>
      <MapBox
        ref={box}
        role="application"
        aria-label={t('map.label')}
        aria-describedby={canMove ? hintId : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      {canMove && <VisuallyHidden id={hintId}>{t('map.keys')}</VisuallyHidden>}
      <MapNotices>
        {!hasTiles && (
          <Notice icon={offline} tone="warn">
            {t('map.noTiles')}
          </Notice>
        )}
        {notices}
      </MapNotices>
      <LiveRegion message={hasTiles ? '' : t('map.noTiles')} />
      <MapTools>
        {tools}
        <IconButton variant="overlay" label={t('map.zoomIn')} icon={plus} onClick={() => map?.zoomBy(1)} />
        <IconButton variant="overlay" label={t('map.zoomOut')} icon={minus} onClick={() => map?.zoomBy(-1)} />
        {onPin && (
          <IconButton
            variant="overlay"
            label={t('map.pinHere')}
            icon={pinShape}
            onClick={() => map && onPin(map.getCenter())}
          />
        )}
      </MapTools>
      <MapCredit attribution={tiles.attribution} />
    </MapFrame>
  );
}
