/** The tracking integrations by their numbers (spec, section 9). */
export const integrations = {
  1: { vendor: 'meta', side: 'browser', title: 'Meta pixel' },
  2: { vendor: 'google', side: 'browser', title: 'Google Analytics' },
  3: { vendor: 'snap', side: 'browser', title: 'Snapchat pixel' },
  4: { vendor: 'tiktok', side: 'browser', title: 'TikTok pixel' },
  5: { vendor: 'meta', side: 'server', title: 'Meta conversion API' },
  6: { vendor: 'tiktok', side: 'server', title: 'TikTok events API' },
  7: { vendor: 'snap', side: 'server', title: 'Snapchat events API' },
} as const;

export type IntegrationType = keyof typeof integrations;
type Integrations = typeof integrations;
type IntegrationOnSide<S> = {
  [T in IntegrationType]: Integrations[T]['side'] extends S ? T : never;
}[IntegrationType];
export type BrowserPixel = IntegrationOnSide<'browser'>;
export type ServerPixel = IntegrationOnSide<'server'>;
export type Vendor = Integrations[IntegrationType]['vendor'];

/** Whether the browser sends the events of this integration. */
export const isBrowserPixel = (type: number): type is BrowserPixel => type >= 1 && type <= 4;

/** Whether the backend sends the events of this integration. */
export const isServerPixel = (type: number): type is ServerPixel => type >= 5 && type <= 7;
