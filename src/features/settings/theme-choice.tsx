import { useTranslation } from 'react-i18next';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const parseTheme = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? 'auto';

/** Choice of the light or dark theme. Renders nothing when the business or the host page has set the theme. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { theme, savePreferences, canChoose } = useBusiness(
    ({ preferences, business, hostColorScheme, ...state }) => ({
      theme: preferences.theme,
      savePreferences: state.savePreferences,
      canChoose: business?.theme.darkMode === 'auto' && !hostColorScheme,
    }),
  );
  if (!canChoose) return null;
  return (
    <Card>
      <Stack>
        <Heading as="h2" size="s">
          {t('settings.theme')}
        </Heading>
        <SegmentedControl<Theme>
          label={t('settings.theme')}
          value={parseTheme(theme)}
          options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          onChange={(selectedTheme) => savePreferences({ theme: selectedTheme })}
        />
      </Stack>
    </Card>
  );
}
