import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isInDialog } from '../../components/layout/in-dialog.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { search } from '../../ui/icons/icon-paths.ts';
import { fieldStyles } from '../../ui/inputs/field-parts.ts';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { followPlainClick } from '../../ui/navigation/plain-click.ts';

const FieldLink = styled('a', { ...fieldStyles, color: '$mute' });

/**
 * A link styled as the search field that it opens. The key "/" also opens the search, unless the focus is in an input.
 */
export function SearchLink(params: { readonly referenceId: string; readonly type: OrderType }) {
  const { t } = useTranslation();
  const router = useRouter();
  const scroller = useScroller();
  const path = paths.search(params);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isInDialog(event)) return;
      if ((event.target as Element).closest('input,textarea,select')) return;
      event.preventDefault();
      void router.navigate(path);
    };
    scroller?.addEventListener('keydown', onKey);
    return () => scroller?.removeEventListener('keydown', onKey);
  }, [scroller, router, path]);
  return (
    <FieldLink
      href={router.buildHref(path)}
      aria-keyshortcuts="/"
      onClick={(event) => followPlainClick(event, () => void router.navigate(path))}
    >
      <Icon path={search} />
      {t('menu.search')}
    </FieldLink>
  );
}
