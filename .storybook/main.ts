import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../src/ui/**/*.stories.tsx', '../src/features/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // The widget's own build aliases React and names its chunks. The stories use React directly.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true },
};

export default config;
