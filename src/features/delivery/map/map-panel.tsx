import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocateProblem } from '../../../components/branches/locate.ts';
import { medium } from '../../../theme/container.ts';
import { styled } from '../../../theme/stitches.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { info } from '../../../ui/icons/icon-paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { LicenceText } from '../search/place-results.tsx';
import type { AddressState } from './use-geocoded-address.ts';

const Panel = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: '$card',
  borderBlockStart: '1px solid $line',
  [medium]: { borderBlockStart: 0, borderInlineStart: '1px solid $line' },
});
const PanelContent = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '$4',
  display: 'grid',
  gap: '$3',
  alignContent: 'start',
});
const PanelFooter = styled('div', { flex: 'none', padding: '$3 $4', borderBlockStart: '1px solid $line' });

export interface MapPanelProps {
  search: ReactNode;
  /** Whether there is a pin. */
  hasPin: boolean;
  address: AddressState;
  /** The reason why the customer's location is unknown. */
  problem: LocateProblem | null;
  /** The button that confirms the place at the pin. */
  action: { label: string; isBusy?: boolean; isDisabled: boolean; onPress: () => void };
  /** The delivery terms at the pin. */
  children: ReactNode;
}

/** The address at the pin, with the delivery terms there. */
export function MapPanel({ search, hasPin, address, problem, action, children }: MapPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('map.placeLabel')}>
      <PanelContent>
        {search}
        {problem && (
          <Notice icon={info} tone="warn" announce>
            {t(`map.location.${problem}`)}
          </Notice>
        )}
        {hasPin ? <AddressLine address={address} /> : <Text>{t('map.hint')}</Text>}
        <div aria-live="polite">{children}</div>
      </PanelContent>
      <PanelFooter>
        <Button
          size="l"
          block
          busy={action.isBusy ?? false}
          disabled={action.isDisabled}
          onClick={action.onPress}
        >
          {action.label}
        </Button>
      </PanelFooter>
    </Panel>
  );
}

function AddressLine({ address }: { address: AddressState }) {
  const { t } = useTranslation();
  if (address.kind === 'found' && address.address.text)
    return (
      <div>
        <Text strong>
          <bdi>{address.address.text}</bdi>
        </Text>
        {address.address.licence && <LicenceText licence={address.address.licence} />}
      </div>
    );
  return <Text tone="mute">{t(address.kind === 'loading' ? 'map.findingAddress' : 'map.noAddress')}</Text>;
}
