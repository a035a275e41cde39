import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessContact } from '../../components/branches/business-contact.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { parseRichText } from '../../lib/rich-text/parse-rich-text.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { terms } from '../../ui/icons/icon-paths-business.ts';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';

/** The policies of the business (route `policies`), as sanitised rich text in the app's styles. */
export function PoliciesScreen() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const business = useBusiness((state) => state.business);
  const policiesText = business?.policies ? localize(business.policies) : '';
  const nodes = useMemo(() => parseRichText(policiesText), [policiesText]);
  return (
    <Page>
      <ScreenBar
        title={t('policies.title')}
        subtitle={business && localize(business.name)}
        onBack={() => router.goBack(paths.settings({ referenceId }))}
        backLabel={t('ui.back')}
      />
      <PageBody>
        {nodes.length ? (
          <Card as="article">
            <RichText nodes={nodes} />
          </Card>
        ) : (
          <StatePanel icon={terms} title={t('policies.none')} text={t('policies.noneText')} />
        )}
        {business && <BusinessContact business={business} />}
      </PageBody>
    </Page>
  );
}
