import { useTranslation } from 'react-i18next';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const asTheme = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? 'auto';

/** Light or dark, where the business leaves that to its customers. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { theme, remember, isFree } = useBusiness(({ preferences, business, hostColorScheme, ...state }) => ({
    theme: preferences.theme,
    remember: state.savePreferences,
    isFree: business?.theme.darkMode === 'auto' && !hostColorScheme,
  }));
  if (!isFree) return null;
  return (
    <Card>
      <Stack>
        <Heading as="h2" size="s">
          {t('settings.theme')}
        </Heading>
        <SegmentedControl<Theme>
          label={t('settings.theme')}
          value={asTheme(theme)}
          options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          onChange={(next) => remember({ theme: next })}
        />
      </Stack>
    </Card>
  );
}
