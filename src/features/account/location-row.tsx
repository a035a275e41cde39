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
import { usePlaceName } from './use-place-name.ts';

export interface LocationRowProps {
  location: SavedLocation;
  isUsual: boolean;
  /** Something is being saved. */
  disabled: boolean;
  onEdit: () => void;
  onUsual: () => void;
  onRemove: () => void;
}

/** One saved place, and what can be done with it. */
export function LocationRow({ location, isUsual, disabled, onEdit, onUsual, onRemove }: LocationRowProps) {
  const { t } = useTranslation();
  const formatAddress = useAddressFormatter();
  const name = usePlaceName()(location);
  const ifFree = (act: () => void) => () => {
    if (!disabled) act();
  };
  return (
    <Card>
      <Stack gap="1">
        <Row wrap>
          <Heading as="h2" size="s">
            {name}
          </Heading>
          {isUsual && (
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
          {!isUsual && (
            <Button variant="quiet" aria-disabled={disabled} onClick={ifFree(onUsual)}>
              {t('locations.makeDefault')}
            </Button>
          )}
          <IconButton label={t('address.remove', { place: name })} icon={trash} onClick={ifFree(onRemove)} />
        </Row>
      </Stack>
    </Card>
  );
}
