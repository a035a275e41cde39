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
import { pin as pinShape } from '../icons/icon-paths-ways.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { createMap, type MapHandle } from './create-map.ts';
import { MapCredit } from './map-credit.tsx';
import { MapBox, MapFrame, MapNews, MapTools } from './map-look.ts';
import type { LocatedPlace, MapMark, MapPlace, MapTiles, MapZone } from './map-types.ts';

export interface ZoneMapProps {
  readonly tiles: MapTiles;
  readonly zones: readonly MapZone[];
  readonly pin: MapPlace | null;
  /** Absent: a map to look at. */
  readonly onPin?: ((place: MapPlace) => void) | undefined;
  /** Places to choose from; the chosen one is gone to. */
  readonly marks?: readonly MapMark[] | undefined;
  readonly onMark?: ((id: string) => void) | undefined;
  /** What to show when there is neither a pin nor a zone. */
  readonly start?: MapPlace | null | undefined;
  /** The zone to show first; all of them unless given. */
  readonly lookAt?: string | undefined;
  readonly located?: LocatedPlace | null | undefined;
  /** Buttons more, above those of the map. */
  readonly tools?: ReactNode;
  readonly news?: ReactNode;
}

/** In px: a step of an arrow key, and one with Shift. */
const STEP = 12;
const STRIDE = 96;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

const NO_MARKS: readonly MapMark[] = [];

const isCalm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Zones in their colours and a pin, which is moved by dragging it, by a tap, by arrow keys, or to the middle by a button.
 * Fills the room it is given.
 */
export function ZoneMap(props: ZoneMapProps) {
  const { tiles, zones, pin, onPin, marks = NO_MARKS, onMark, start, lookAt, located, tools, news } = props;
  const { t } = useTranslation();
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapHandle | null>(null);
  const [tilesCome, setTilesCome] = useState(true);
  const tell = useRef(onPin);
  tell.current = onPin;
  const choose = useRef(onMark);
  choose.current = onMark;
  const canMove = !!onPin;
  const first = useRef({ pin, start, lookAt });
  const pinNow = useRef(pin);
  pinNow.current = pin;

  useEffect(() => {
    if (!box.current) return;
    const made = createMap(box.current, {
      tilesUrl: tiles.url,
      calm: isCalm(),
      onPin: canMove ? (place) => tell.current?.(place) : undefined,
      onTiles: setTilesCome,
    });
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [tiles.url, canMove]);
  useEffect(() => map?.setMarks(marks, (id) => choose.current?.(id)), [map, marks]);
  const chosen = marks.find(({ isChosen }) => isChosen);
  const chosenPlace = useRef(chosen?.place);
  chosenPlace.current = chosen?.place;
  useEffect(() => {
    const { pin: firstPin, start: firstStart, lookAt } = first.current;
    map?.setZones(zones);
    // Zones that come late do not take the map away from where the customer put the pin meanwhile.
    if (pinNow.current !== firstPin) return;
    if (firstPin) map?.goTo(firstPin);
    else map?.show(lookAt, firstStart ?? null);
  }, [map, zones]);
  useEffect(() => {
    if (chosen?.id && chosenPlace.current) map?.goTo(chosenPlace.current);
  }, [map, chosen?.id]);
  // Before the next key: what came of the last would take the pin back to where it was then.
  useLayoutEffect(() => map?.setPin(pin), [map, pin]);
  useEffect(() => {
    map?.setLocated(located ?? null);
  }, [map, located]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !map) return;
    const zoom = ZOOMS[key];
    const arrow = ARROWS[key];
    if (zoom) map.zoomBy(zoom);
    else if (arrow && onPin) {
      const step = shiftKey ? STRIDE : STEP;
      const place = map.beside(arrow[0] * step, arrow[1] * step);
      // At once: the next key goes on from there.
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
        aria-describedby={canMove ? hint : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      {canMove && <VisuallyHidden id={hint}>{t('map.keys')}</VisuallyHidden>}
      <MapNews>
        {!tilesCome && (
          <Notice icon={offline} tone="warn">
            {t('map.noTiles')}
          </Notice>
        )}
        {news}
      </MapNews>
      <LiveRegion message={tilesCome ? '' : t('map.noTiles')} />
      <MapTools>
        {tools}
        <IconButton variant="overlay" label={t('map.zoomIn')} icon={plus} onClick={() => map?.zoomBy(1)} />
        <IconButton variant="overlay" label={t('map.zoomOut')} icon={minus} onClick={() => map?.zoomBy(-1)} />
        {onPin && (
          <IconButton
            variant="overlay"
            label={t('map.pinHere')}
            icon={pinShape}
            onClick={() => map && onPin(map.middle())}
          />
        )}
      </MapTools>
      <MapCredit attribution={tiles.attribution} />
    </MapFrame>
  );
}
