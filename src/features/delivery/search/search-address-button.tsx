import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import { search } from '../../../ui/icons/icon-paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';

/** Shorter texts match too many places. */
const MIN_LENGTH = 3;

/** Button that searches for the typed text as an address. Renders nothing for a short text. */
export function SearchAddressButton({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation();
  const address = text.trim();
  if (address.length < MIN_LENGTH) return null;
  return (
    <Button
      variant="secondary"
      startIcon={<Icon path={search} size={18} />}
      onClick={() => onSearch(address)}
    >
      {t('delivery.searchAddress', { text: address })}
    </Button>
  );
}
