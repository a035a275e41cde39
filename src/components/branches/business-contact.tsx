import { useTranslation } from 'react-i18next';
import type { BusinessContact as ContactDetails } from '../../domain/business/business-types.ts';
import { buildTelUrl } from '../../domain/phone/tel-url.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { chat, phone } from '../../ui/icons/icon-paths-ordering.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { SocialLinks } from '../../ui/navigation/social-links.tsx';
import { buildWhatsappUrl } from './contact-urls.ts';

const linkButton = { className: getButtonClass({ variant: 'secondary' }) };

/** Buttons to call the business or chat with it. */
export function BusinessContact({ business }: { business: Pick<ContactDetails, 'phone' | 'whatsappPhone'> }) {
  const { t } = useTranslation();
  const { phone: phoneNumber, whatsappPhone } = business;
  if (!phoneNumber && !whatsappPhone) return null;
  return (
    <Row wrap>
      {phoneNumber && (
        <a href={buildTelUrl(phoneNumber)} {...linkButton}>
          <Icon path={phone} size={18} />
          {t('landing.call')}
        </a>
      )}
      {whatsappPhone && (
        <a href={buildWhatsappUrl(whatsappPhone)} target="_blank" rel="noopener noreferrer" {...linkButton}>
          <Icon path={chat} size={18} />
          {t('landing.whatsapp')}
        </a>
      )}
    </Row>
  );
}

/** Links to the business's website and social media. */
export function BusinessLinks({
  business,
  centred = false,
}: {
  business: Pick<ContactDetails, 'socialLinks'>;
  centred?: boolean;
}) {
  const { t } = useTranslation();
  const links = Object.entries(business.socialLinks).map(([network, url]) => ({ network, url }));
  return (
    <SocialLinks
      label={t('landing.socialMedia')}
      websiteLabel={t('landing.website')}
      links={links}
      centred={centred}
    />
  );
}
