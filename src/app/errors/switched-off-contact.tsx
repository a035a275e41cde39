import { BusinessContact, BusinessLinks } from '../../components/branches/business-contact.tsx';
import type { BusinessContact as ContactDetails } from '../../domain/business/business-types.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** How to reach a business that is switched off: name, phone number, chat and links (decisions, section 3). */
export function SwitchedOffContact({ contact }: { contact: ContactDetails }) {
  const localize = useLocalize();
  const format = useFormat();
  return (
    <Stack gap="3" css={{ alignItems: 'center' }}>
      {contact.name && <Text strong>{localize(contact.name)}</Text>}
      {contact.phone && (
        <Text>
          <bdi>{format.isolateLtr(contact.phone)}</bdi>
        </Text>
      )}
      <BusinessContact business={contact} />
      <BusinessLinks business={contact} centred />
    </Stack>
  );
}
