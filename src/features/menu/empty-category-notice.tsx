import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/stitches.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Text } from '../../ui/layout/text.tsx';

const Edge = styled('div', { paddingInline: 'var(--edge)', marginBlockStart: '$2' });

/** Says that the category in the URL has no dishes at this hour, so the menu cannot scroll to it. */
export function EmptyCategoryNotice() {
  const { t } = useTranslation();
  return (
    <Edge>
      <Notice icon={clock} tone="warn" announce>
        <Text strong>{t('categories.empty')}</Text>
        {t('categories.emptyHint')}
      </Notice>
    </Edge>
  );
}
