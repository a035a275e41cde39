import type { Preview } from '@storybook/react-vite';
import { ShadowFrame } from './shadow-frame.tsx';

const THEMES: Record<
  string,
  { theme_color: string; theme_accent_color: string; theme_background_color: string }
> = {
  cafe: {
    theme_color: 'rgb(109,85,124)',
    theme_accent_color: 'rgba(180,81,76,1)',
    theme_background_color: '#fbfaf8',
  },
  yellow: { theme_color: '#ffcc00', theme_accent_color: '#d32f2f', theme_background_color: 'white' },
  green: { theme_color: '#0a6b4b', theme_accent_color: '#b5540b', theme_background_color: '#f4f7f2' },
};

const preview: Preview = {
  globalTypes: {
    mode: {
      defaultValue: 'light',
      toolbar: { title: 'Mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    dir: {
      defaultValue: 'ltr',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    theme: {
      defaultValue: 'cafe',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(THEMES), dynamicTitle: true },
    },
  },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  decorators: [
    (Story, { globals, parameters }) => (
      <ShadowFrame
        mode={globals.mode === 'dark' ? 'dark' : 'light'}
        dir={globals.dir === 'rtl' ? 'rtl' : 'ltr'}
        theme={THEMES[String(globals.theme)] ?? {}}
        width={typeof parameters.width === 'number' ? parameters.width : undefined}
      >
        <div style={parameters.bare ? undefined : { padding: 16 }}>
          <Story />
        </div>
      </ShadowFrame>
    ),
  ],
};

export default preview;
