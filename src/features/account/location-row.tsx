import { useTranslation } from 'react-i18next';
import { useAddressFormatter } from '../../components/delivery/use-address-formatter.ts';
import type { SavedLocation } from '../../domain/account/user-types.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { check, trash } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useLocationName } from './use-location-name.ts';

export interface LocationRowProps {
  location: SavedLocation;
  isDefault: boolean;
  /** True while a change is being saved. */
  disabled: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** A saved location with its buttons. */
export function LocationRow({
  location,
  isDefault,
  disabled,
  onEdit,
  onMakeDefault,
  onRemove,
}: LocationRowProps) {
  const { t } = useTranslation();
  const formatAddress = useAddressFormatter();
  const name = useLocationName(location);
  const runUnlessDisabled = (action: () => void) => () => {
    if (!disabled) action();
  };
  return (
    <Card>
      <Stack gap="1">
        <Row wrap>
          <Heading as="h2" size="s">
            {name}
          </Heading>
          {isDefault && (
            <Badge tone="ok" icon={check}>
              {t('locations.default')}
            </Badge>
          )}
        </Row>
        <Text tone="mute">
          <bdi>{formatAddress(location.address.fields)}</bdi>
        </Text>
        <Row wrap css={{ marginInlineStart: '-$2' }}>
          <Button variant="quiet" aria-label={t('locations.edit', { place: name })} onClick={onEdit}>
            {t('ui.edit')}
          </Button>
          {!isDefault && (
            <Button variant="quiet" aria-disabled={disabled} onClick={runUnlessDisabled(onMakeDefault)}>
              {t('locations.makeDefault')}
            </Button>
          )}
          <IconButton
            label={t('address.remove', { place: name })}
            icon={trash}
            onClick={runUnlessDisabled(onRemove)}
          />
        </Row>
      </Stack>
    </Card>
  );
}
