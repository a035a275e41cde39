import { useTranslation } from 'react-i18next';
import type { Business } from '../../domain/business/business-types.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { buttonClass } from '../../ui/inputs/button.tsx';
import { PoweredBy } from '../../ui/layout/powered-by.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';

/** What is small at the end of the page: terms, and who made the app unless the business has that taken away. */
export function LandingFoot({ business }: { business: Business }) {
  const { t } = useTranslation();
  const { policies, hidesPoweredBy: isBare, referenceId } = business;
  const hasPolicies = !!policies && Object.values(policies).some((text) => text.trim());
  if (!hasPolicies && isBare) return null;
  return (
    <Stack as="footer" gap="1">
      {hasPolicies && (
        <Row css={{ justifyContent: 'center' }}>
          <Link to={paths.policies({ referenceId })} className={buttonClass({ variant: 'quiet' })}>
            {t('landing.policies')}
          </Link>
        </Row>
      )}
      {!isBare && <PoweredBy>{t('landing.poweredBy')}</PoweredBy>}
    </Stack>
  );
}
