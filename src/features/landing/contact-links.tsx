import type { WireBusiness } from '../../api/schemas/business.ts';
import { useT } from '../../i18n/context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chat, phone } from '../../ui/icon-paths-ways.ts';
import { Row } from '../../ui/stack.tsx';

const look = { className: buttonClass({ variant: 'secondary' }) };
const away = { ...look, target: '_blank', rel: 'noopener noreferrer' };

const BRANDS: Readonly<Record<string, string>> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/** Ways to reach the business beyond this page. */
export function ContactLinks({ business }: { business: WireBusiness }) {
  const t = useT();
  const named = (key: string): string =>
    key === 'website' ? t('landing.website') : (BRANDS[key] ?? key.charAt(0).toUpperCase() + key.slice(1));
  const { phone: number, whatsapp_phone: whatsapp, social_links: links } = business;
  return (
    <Row wrap>
      {number && (
        <a href={`tel:${number.replace(/[^\d+]/g, '')}`} {...look}>
          <Icon of={phone} size={18} />
          {t('landing.call')}
        </a>
      )}
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} {...away}>
          <Icon of={chat} size={18} />
          {t('landing.whatsapp')}
        </a>
      )}
      {Object.entries(links)
        .filter(([, url]) => /^https?:\/\//i.test(url))
        .map(([name, url]) => (
          <a key={name} href={url} {...away}>
            {named(name)}
          </a>
        ))}
    </Row>
  );
}
