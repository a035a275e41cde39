import { useTranslation } from 'react-i18next';
import type { Business } from '../../domain/business/business-types.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { PoweredBy } from '../../ui/layout/powered-by.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';

/** Links to the policies, and the "powered by" note unless the business hides it. */
export function LandingFooter({ business }: { business: Business }) {
  const { t } = useTranslation();
  const { policies, hidesPoweredBy, referenceId } = business;
  const hasPolicies = !!policies && Object.values(policies).some((text) => text.trim());
  if (!hasPolicies && hidesPoweredBy) return null;
  return (
    <Stack as="footer" gap="1">
      {hasPolicies && (
        <Row css={{ justifyContent: 'center' }}>
          <Link to={paths.policies({ referenceId })} className={getButtonClass({ variant: 'quiet' })}>
            {t('landing.policies')}
          </Link>
        </Row>
      )}
      {!hidesPoweredBy && <PoweredBy>{t('landing.poweredBy')}</PoweredBy>}
    </Stack>
  );
}
