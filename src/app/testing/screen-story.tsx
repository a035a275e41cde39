// Stories of whole screens: the real app over a fake backend, mounted as an element would mount it.
import type { StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { waitFor } from 'storybook/test';
import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import { mountApp } from '../mount-app.tsx';
import { createStoryFetch, type FakeRoutes } from './story-backend.ts';
import { plainConfig } from './test-config.ts';

let mountedScreenCount = 0;
const MESSAGES: Readonly<Record<string, unknown>> = { en, ar };

export interface ScreenStory {
  /** The path of the screen, with the reference id: `/demo/car_pickup/cart`. */
  readonly path: string;
  /** Responses that differ from the default ones. */
  readonly routes?: FakeRoutes;
  /** Starts with a logged-in customer instead of a guest. */
  readonly isLoggedIn?: boolean;
  /** Ids of dishes in the cart. */
  readonly cartItemIds?: readonly string[];
  /** Values to store before the app starts, by name. `v` is the version of the format, `d` is the data. */
  readonly storedValues?: Readonly<Record<string, { readonly v: number; readonly d: unknown }>>;
}

interface ScreenProps extends ScreenStory {
  readonly locale: 'en' | 'ar';
  readonly colorScheme: 'light' | 'dark';
}

const buildLine = (itemId: string, index: number) => ({
  key: `line-${index}`,
  itemId,
  priceLabelId: null,
  modifiers: itemId === 'latte' ? [{ id: 'whole', quantity: 1 }] : [],
  note: '',
  count: 1,
});

/** Fills the storage with the data of an earlier visit. */
function storeVisit({ cartItemIds, isLoggedIn, storedValues = {} }: ScreenStory): void {
  localStorage.clear();
  const values = {
    ...(cartItemIds && {
      cart: {
        v: 2,
        d: {
          branchId: 'demo~one',
          lines: cartItemIds.map(buildLine),
          name: 'Noor',
          phone: '55512345',
          dialCode: '+965',
        },
      },
    }),
    ...(isLoggedIn && { session: { v: 1, d: { token: 'story', userId: 'u1' } } }),
    ...storedValues,
  };
  for (const [name, value] of Object.entries(values))
    localStorage.setItem(`order-app:demo:${name}`, JSON.stringify(value));
}

function Screen({ locale, colorScheme, ...story }: ScreenProps) {
  const host = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story never changes, and each story is a component of its own.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    storeVisit(story);
    // Each screen has its own API base, so that a late request from the previous screen reaches the previous fake
    // backend.
    mountedScreenCount += 1;
    const apiBase = `https://stories.test/${mountedScreenCount}/api`;
    window.fetch = createStoryFetch(apiBase, story.routes, window.fetch);
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const stage = document.createElement('dialog');
    stage.setAttribute('part', 'dialog');
    Object.assign(stage.style, { display: 'contents' });
    root.replaceChildren(stage);
    const app = mountApp(stage, {
      ...plainConfig,
      apiBase,
      path: story.path,
      locale,
      colorScheme,
      firstLocale: Promise.resolve(locale),
      loadLocale: async (code) => MESSAGES[code],
      emit(name) {
        if (name === 'ready') element.dataset.ready = 'true';
        return true;
      },
    });
    void app.then((handle) => handle.connect());
    return () => void app.then((handle) => handle.dispose());
  }, []);
  return <div ref={host} style={{ position: 'relative', height: '100%', minHeight: 700 }} />;
}

/** Creates a story that shows a screen once its first content is rendered. */
export const screenStory = (story: ScreenStory): StoryObj => ({
  render: (_, { globals }) => (
    <Screen
      {...story}
      locale={globals.dir === 'rtl' ? 'ar' : 'en'}
      colorScheme={globals.mode === 'dark' ? 'dark' : 'light'}
    />
  ),
  // Without the padding of `.storybook/preview.tsx`.
  parameters: { bare: true },
  async play({ canvasElement }) {
    // `.storybook/preview.tsx` renders each story into a shadow root.
    const storyRoot = canvasElement.querySelector('div')?.shadowRoot ?? canvasElement;
    await waitFor(
      () => {
        if (!storyRoot.querySelector('[data-ready]')) throw new Error('The screen is not there yet');
      },
      { timeout: 10_000 },
    );
  },
});
