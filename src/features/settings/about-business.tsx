import { useTranslation } from 'react-i18next';
import { BusinessContact, BusinessLinks } from '../../components/branches/business-contact.tsx';
import type { Business } from '../../domain/business/business-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { terms } from '../../ui/icons/icon-paths-business.ts';
import { receipt, store } from '../../ui/icons/icon-paths-more.ts';
import { chat } from '../../ui/icons/icon-paths-ordering.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { PoweredBy } from '../../ui/layout/powered-by.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';

const quietButton = getButtonClass({ variant: 'quiet' });

/** Links to the business's other pages, and its contact details. */
export function AboutBusiness({ business }: { business: Business }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { referenceId, policies, hidesPoweredBy } = business;
  const rows = [
    { icon: receipt, name: t('orders.title'), to: paths.ordersHistory({ referenceId }) },
    { icon: store, name: t('branchPage.title'), to: paths.branches({ referenceId }) },
    business.hasFeedback && { icon: chat, name: t('feedback.title'), to: paths.feedback({ referenceId }) },
    policies && { icon: terms, name: t('policies.title'), to: paths.policies({ referenceId }) },
  ];
  return (
    <Stack as="section" gap="3" aria-label={t('settings.about', { business: localize(business.name) })}>
      <Heading as="h2" size="s">
        {t('settings.about', { business: localize(business.name) })}
      </Heading>
      <Stack gap="2">
        {rows.map(
          (row) =>
            row && (
              <DetailRow
                key={row.to}
                icon={row.icon}
                action={
                  <Link to={row.to} className={quietButton} aria-label={`${t('settings.show')}: ${row.name}`}>
                    {t('settings.show')}
                  </Link>
                }
              >
                {row.name}
              </DetailRow>
            ),
        )}
      </Stack>
      <BusinessContact business={business} />
      <BusinessLinks business={business} />
      {!hidesPoweredBy && <PoweredBy>{t('landing.poweredBy')}</PoweredBy>}
    </Stack>
  );
}
