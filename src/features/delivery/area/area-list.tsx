import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryTermsFormatter } from '../../../components/delivery/use-delivery-terms-formatter.ts';
import type { Area, DeliveryConfig, Zone } from '../../../domain/delivery/delivery-types.ts';
import { searchAreas } from '../../../domain/delivery/search-areas.ts';
import { useFormat, useText } from '../../../i18n/i18n-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { PlaceOption } from '../../../ui/cards/place-option.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';

/** More rows than one scrolls through: the others are found by name. */
const MOST = 60;

interface AreaListProps {
  config: DeliveryConfig;
  onChosen: () => void;
  /** The ways to find a place without its name. */
  children: ReactNode;
}

/** Where this branch delivers, by name: its areas under the towns they are in, and zones that have none. */
export function AreaList({ config, onChosen, children }: AreaListProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const { groups, count } = useGroups(config, wanted);
  const zones = useMemo(
    () => (wanted ? [] : config.zones.filter(({ visible, areas }) => visible && !areas.length)),
    [config, wanted],
  );
  const { destination, chooseArea, chooseZone } = useDelivery((state) => state);
  const chosen = destination.kind === 'zone' ? destination : null;
  const hasAreas = config.zones.some(({ visible, areas }) => visible && areas.length > 0);
  const choose = (act: () => void) => {
    act();
    onChosen();
  };
  return (
    <Stack gap="4">
      {hasAreas && (
        <SearchField
          label={t('delivery.search')}
          clearLabel={t('ui.clear')}
          value={typed}
          onChange={setTyped}
        />
      )}
      {children}
      {groups.map(({ parent, areas }) => (
        <Stack key={parent} as="section" gap="2" aria-label={parent || t('delivery.areas')}>
          {parent && (
            <Heading as="h3" size="s">
              {parent}
            </Heading>
          )}
          <Rows>
            {areas.map(({ area, zone }) => (
              <Row
                key={area.id}
                of={area}
                zone={zone}
                isCurrent={chosen?.area?.id === area.id}
                onChoose={() => choose(() => chooseArea(area.id))}
              />
            ))}
          </Rows>
        </Stack>
      ))}
      {zones.length > 0 && (
        <Rows label={t('delivery.zones')}>
          {zones.map((zone) => (
            <Row
              key={zone.id}
              of={zone}
              zone={zone}
              isCurrent={chosen?.zone.id === zone.id && !chosen.area}
              onChoose={() => choose(() => chooseZone(zone.id))}
            />
          ))}
        </Rows>
      )}
      {count > MOST && <Text tone="mute">{t('delivery.more', { count: count - MOST })}</Text>}
      {wanted && !count && (
        <div>
          <Text strong>{t('delivery.noArea', { text: wanted })}</Text>
          <Text tone="mute">{t('delivery.noAreaHint')}</Text>
        </div>
      )}
      <LiveRegion message={wanted ? t('delivery.areasFound', { count }) : ''} />
    </Stack>
  );
}

const Rows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Stack as="ul" gap="2" aria-label={label}>
    {children}
  </Stack>
);

interface RowProps {
  of: Pick<Area, 'name'>;
  zone: Zone;
  isCurrent: boolean;
  onChoose: () => void;
}

function Row({ of, zone, isCurrent, onChoose }: RowProps) {
  const text = useText();
  const terms = useDeliveryTermsFormatter();
  return (
    <li>
      <PlaceOption
        title={text(of.name)}
        facts={[terms.line(zone)]}
        isCurrent={isCurrent}
        onChoose={onChoose}
      />
    </li>
  );
}

interface Group {
  readonly parent: string;
  readonly areas: { readonly area: Area; readonly zone: Zone }[];
}

/** The areas that fit what was typed, the best first; before that all of them, by the alphabet. */
function useGroups(config: DeliveryConfig, wanted: string): { groups: Group[]; count: number } {
  const text = useText();
  const { compare } = useFormat();
  return useMemo(() => {
    const found = searchAreas(config, wanted, text, compare);
    const groups = new Map<string, Group>();
    for (const hit of found.slice(0, MOST)) {
      const parent = hit.area.parentName ? text(hit.area.parentName) : '';
      const group = groups.get(parent) ?? { parent, areas: [] };
      group.areas.push(hit);
      groups.set(parent, group);
    }
    const list = [...groups.values()];
    if (!wanted) list.sort((a, b) => compare(a.parent, b.parent));
    return { groups: list, count: found.length };
  }, [config, wanted, text, compare]);
}
