import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchLoadError } from '../../components/branches/branch-load-error.tsx';
import { NearestButton } from '../../components/branches/nearest-button.tsx';
import { useBranchesByDistance } from '../../components/branches/use-branches-by-distance.ts';
import { LazyDeliveryMap } from '../../components/map/lazy-delivery-map.tsx';
import { getZoneName } from '../../components/schedule/time-text.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { listOfferedBranches } from '../../domain/business/offered-branches.ts';
import { useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBranches } from '../../stores/branches/branches-store.ts';
import { useBusiness, useCart, useClock } from '../../stores/stores-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { offline, store } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { MapMark } from '../../ui/map/map-types.ts';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { BranchChangesSheet } from './branch-changes-sheet.tsx';
import { BranchEntry } from './branch-entry.tsx';
import { BranchTypeSheet } from './branch-type-sheet.tsx';
import { BranchesFrame } from './branches-frame.tsx';
import { useBranchOpenStates } from './use-branch-open-states.ts';
import { listTypesAtBranch, useBranchSwitch } from './use-branch-switch.ts';

/** All branches on a map and in a list, with hours, directions and a button to order (route `branches`). */
export function BranchesScreen() {
  const business = useBusiness((state) => state.business);
  return business && <BranchesPage business={business} />;
}

const NO_ZONES: readonly never[] = [];

function BranchesPage({ business }: { business: Business }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { locale } = useLocale();
  const getNow = useClock();
  const router = useRouter();
  const currentBranchId = useBusiness((state) => state.branchId);
  const count = useCart((state) => state.count);
  const { branches, status, load } = useBranches((state) => state);
  const openStates = useBranchOpenStates(business, branches);
  const branchSwitch = useBranchSwitch(business);
  const [selectedMarkId, setSelectedMarkId] = useState<string | null>(null);
  const cardsByIdRef = useRef(new Map<string, HTMLElement>());
  const branchList = useBranchesByDistance(
    branches.filter(({ visible }) => visible),
    { locateOnMount: false },
  );
  useEffect(() => void load(), [load]);

  const marks = useMemo(
    () =>
      branches.flatMap(({ id, name, place, visible }): MapMark[] =>
        visible && place ? [{ id, name: localize(name), place, isChosen: id === selectedMarkId }] : [],
      ),
    [branches, localize, selectedMarkId],
  );
  const selectOnMap = (id: string) => {
    setSelectedMarkId(id);
    // Keyboard and screen reader users continue from the branch's card.
    const card = cardsByIdRef.current.get(id);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  };
  const orderableBranches = listOfferedBranches(business, currentBranchId, getNow());
  const zoneText = getZoneName(business.timezone, locale, getNow());
  const hasSeveralBranches = branchList.branches.length > 1;
  const goBack = () => router.goBack(paths.landing({ referenceId: business.referenceId }));

  return (
    <BranchesFrame
      bar={<ScreenBar title={t('branchPage.title')} onBack={goBack} backLabel={t('ui.back')} />}
      map={
        marks.length > 0 && <LazyDeliveryMap zones={NO_ZONES} pin={null} marks={marks} onMark={selectOnMap} />
      }
      list={
        branchList.branches.length ? (
          <Stack gap="3">
            {status === 'error' && (
              <Notice
                icon={offline}
                tone="warn"
                announce
                action={<Button onClick={() => void load()}>{t('ui.retry')}</Button>}
              >
                {t('branchPage.stale')}
              </Notice>
            )}
            <NearestButton branchList={branchList} />
            {hasSeveralBranches && count > 0 && <Notice icon={info}>{t('branches.cartComesAlong')}</Notice>}
            <BranchLoadError
              branchId={branchSwitch.choice.failedBranchId}
              onRetry={branchSwitch.choice.choose}
            />
            <Stack as="ul" gap="3" aria-label={t('branchPage.title')}>
              {branchList.branches.map((entry, index) => {
                const { branch, metres } = entry;
                const { id } = branch;
                return (
                  <li key={id}>
                    <BranchEntry
                      business={business}
                      entry={entry}
                      isNearest={index === 0 && metres !== null && hasSeveralBranches}
                      takesOrders={
                        orderableBranches.some((offeredBranch) => offeredBranch.id === id) &&
                        listTypesAtBranch(business, branch).length > 0
                      }
                      openState={openStates.get(id) ?? null}
                      isSelectedOnMap={id === selectedMarkId}
                      isBusy={id === branchSwitch.choice.loadingBranchId}
                      cardRef={(card) => {
                        if (card) cardsByIdRef.current.set(id, card);
                        else cardsByIdRef.current.delete(id);
                      }}
                      onShowOnMap={
                        marks.some((mark) => mark.id === id) ? () => setSelectedMarkId(id) : undefined
                      }
                      onChoose={() => branchSwitch.choose(branch)}
                    />
                  </li>
                );
              })}
            </Stack>
            {zoneText && (
              <Text tone="mute" size="s">
                {t('time.zone', { zone: zoneText })}
              </Text>
            )}
            <LiveRegion message={branchSwitch.choice.loadingBranchId ? t('ui.loading') : ''} />
            {branchSwitch.question && (
              <BranchTypeSheet
                open={branchSwitch.question.isOpen}
                branch={branchSwitch.question.branch}
                types={branchSwitch.question.types}
                onChoose={branchSwitch.answer}
                onClose={() => branchSwitch.answer(null)}
              />
            )}
            <BranchChangesSheet
              changes={branchSwitch.changes}
              onContinue={branchSwitch.openMenu}
              onUndone={branchSwitch.resetAfterUndo}
            />
          </Stack>
        ) : (
          <StatePanel
            icon={store}
            title={t('branchPage.none')}
            text={t('branchPage.noneText')}
            action={<Button onClick={goBack}>{t('errors.toHome')}</Button>}
          />
        )
      }
    />
  );
}
