import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { buildTelUrl } from '../../domain/phone/tel-url.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { chat, phone as phoneIcon, pin } from '../../ui/icons/icon-paths-ordering.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { buildDirectionsUrl, buildWhatsappUrl } from './contact-urls.ts';

const externalLink = {
  target: '_blank',
  rel: 'noopener noreferrer',
  className: getButtonClass({ variant: 'quiet' }),
};

interface BranchDetails {
  readonly name: LocalizedText;
  readonly address?: LocalizedText | null | undefined;
  readonly phone?: string | null | undefined;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

/** Shows a branch's address, with links to directions, phone and chat. */
export function BranchContact({ branch }: { branch: BranchDetails }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const format = useFormat();
  const whatsapp = useBusiness(({ business }) => business?.whatsappPhone);
  const { phone } = branch;
  const directionsUrl = buildDirectionsUrl(branch);
  return (
    <Stack gap="2">
      <DetailRow
        icon={pin}
        title={localize(branch.name)}
        action={
          directionsUrl && (
            <a href={directionsUrl} {...externalLink}>
              {t('landing.directions')}
            </a>
          )
        }
      >
        {branch.address && <Text>{localize(branch.address)}</Text>}
      </DetailRow>
      {phone && (
        <DetailRow
          icon={phoneIcon}
          action={
            <a href={buildTelUrl(phone)} className={externalLink.className}>
              {t('landing.call')}
            </a>
          }
        >
          {format.isolateLtr(phone)}
        </DetailRow>
      )}
      {whatsapp && (
        <DetailRow
          icon={chat}
          action={
            <a href={buildWhatsappUrl(whatsapp)} {...externalLink}>
              {t('landing.whatsapp')}
            </a>
          }
        >
          {format.isolateLtr(whatsapp)}
        </DetailRow>
      )}
    </Stack>
  );
}
