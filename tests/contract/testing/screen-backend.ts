import { existsSync, readFileSync } from 'node:fs';
import { Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll } from 'vitest';
import { folders } from '../../../demo/server/folders.ts';
import {
  loadRenderer,
  type ScreenRenderer,
} from '../../../demo/server/services/first-screen/screen-renderer.ts';
import type { ScreenTask } from '../../../demo/server/services/first-screen/screen-task.ts';
import { getFixturePath, useBackend } from './backend.ts';
import type { Engine } from './engines.ts';

export interface TeaHouse {
  readonly categories: readonly { readonly items: readonly Record<string, unknown>[] }[];
  readonly settings: Record<string, unknown>;
  readonly branches: readonly { readonly hours: object }[];
  readonly [section: string]: unknown;
}
const teaHouse = JSON.parse(readFileSync(getFixturePath('tea-house.json'), 'utf8')) as TeaHouse;

/** A copy of the tea house with another id, and with changes to its items. */
export const copyTeaHouse = (
  referenceId: string,
  changeItem: (item: Record<string, unknown>) => Record<string, unknown> = (item) => item,
  settings: Record<string, unknown> = {},
) => ({
  ...teaHouse,
  reference_id: referenceId,
  domains: [],
  settings: { ...teaHouse.settings, ...settings },
  categories: teaHouse.categories.map((category) => ({ ...category, items: category.items.map(changeItem) })),
});

/** All elements of a page, including those inside declarative shadow roots. */
export function listElements(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (nodes: readonly unknown[]): void => {
    for (const node of nodes)
      if (node instanceof Element) {
        elements.push(node);
        visit(node.children);
      }
  };
  visit(parseDocument(html).children);
  return elements;
}

const readText = (node: unknown): string =>
  node instanceof Text
    ? node.data
    : node instanceof Element && node.name !== 'style'
      ? node.children.map(readText).join(' ')
      : '';

/** A backend that renders first screens. Needs the renderer of `npm run build`. */
export function useScreenBackend(engine: Engine) {
  let renderer: ScreenRenderer;
  let lastTask: ScreenTask;
  const backend = useBackend(engine, {
    loadScreenRenderer: async () => ({
      ...renderer,
      render(task) {
        lastTask = task;
        return renderer.render(task);
      },
    }),
  });

  beforeAll(async () => {
    if (!existsSync(folders.screenWorker))
      throw new Error('Run `npm run build` first: the renderer is a bundle.');
    const loadedRenderer = await loadRenderer({
      workerFile: folders.screenWorker,
      requestSelf: (path, init) => backend.request(path, init),
    });
    if (!loadedRenderer) throw new Error('There is no renderer');
    renderer = loadedRenderer;
  });
  afterAll(() => renderer.close());

  /** The page's status, and the text of its first screen; null if the page shows the skeleton. */
  const readPage = async (path: string) => {
    const response = await backend.request(path);
    const html = await response.text();
    const screen = listElements(html).find(({ attribs }) => attribs.part === 'first-screen');
    return { status: response.status, html, text: screen ? readText(screen) : null };
  };
  const requestScreen = (referenceId: string, path: string) =>
    backend.call('firstScreen', { params: { reference_id: referenceId }, query: { path } });
  const requestData = async (referenceId: string) => {
    const response = await backend.request(`/api/webapp/v5/restaurant/${referenceId}`);
    return `{"status":200,"body":${await response.text()}}`;
  };
  /** Renders the last screen again with the given changes, without a cache. */
  const renderAgain = (change: Partial<ScreenTask>) => renderer.render({ ...lastTask, ...change });
  return { backend, readPage, requestScreen, requestData, renderAgain };
}
