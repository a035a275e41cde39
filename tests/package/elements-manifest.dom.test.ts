// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ElementDocs, elementsOf, type Manifest } from '../../elements/package/element-docs.ts';
import { elementsManifest } from '../../elements/package/elements-manifest.ts';
import { eventsOfMap } from '../../elements/package/event-docs.ts';

const root = resolve(import.meta.dirname, '../..');
const built = resolve(root, 'dist/npm');
const manifest = JSON.parse(readFileSync(resolve(built, 'custom-elements.json'), 'utf8')) as Manifest;
const elements = elementsOf(manifest);
const tags = elements.map(({ tagName }) => tagName);

const described = (tag: string): ElementDocs => {
  const found = elements.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`The manifest has no <${tag}>.`);
  return found;
};

const classOf = (tag: string): CustomElementConstructor & { observedAttributes?: readonly string[] } => {
  const found = customElements.get(tag);
  if (!found) throw new Error(`The package registers no <${tag}>.`);
  return found;
};

/** What browsers call, and what standing between the page and the class needs. */
const CALLED_BY_BROWSERS = /^(constructor|\w+Callback)$/;

/** Everything of the class that a host could use: names of its prototypes up to the browser's own. */
function usableOf(tag: string): string[] {
  const names = new Set<string>();
  for (
    let prototype: object = classOf(tag).prototype;
    prototype !== HTMLElement.prototype;
    prototype = Object.getPrototypeOf(prototype) as object
  ) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (!CALLED_BY_BROWSERS.test(name) && !(name in HTMLElement.prototype)) names.add(name);
    }
  }
  return [...names].sort();
}

beforeAll(async () => {
  // jsdom has no sheets made by script; how the elements look is not asked here.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
  await import(resolve(built, 'index.js'));
});

describe('the manifest of the elements', () => {
  it('is made of the sources as they are', () => {
    expect(manifest).toEqual(elementsManifest(root));
  });

  it.each(tags)('has every attribute that <%s> listens to, and no other', (tag) => {
    const attributes = (described(tag).attributes ?? []).map(({ name }) => name);
    expect(attributes.toSorted()).toEqual([...(classOf(tag).observedAttributes ?? [])].sort());
  });

  it.each(tags)('has every property and method of <%s>', (tag) => {
    const members = (described(tag).members ?? []).map(({ name }) => name);
    expect(usableOf(tag).filter((name) => !members.includes(name))).toEqual([]);
  });

  it.each(tags)('names nothing that <%s> does not have', (tag) => {
    const element = document.createElement(tag);
    const members = (described(tag).members ?? []).filter((member) => !member.static);
    expect(members.filter(({ name }) => !(name in element)).map(({ name }) => name)).toEqual([]);
  });

  it('has every event of the typed map', () => {
    const events = (described('order-app').events ?? []).map(({ name }) => name);
    expect(events.toSorted()).toEqual([...eventsOfMap(root).keys()].sort());
  });

  it.each(tags)('has words for everything of <%s>', (tag) => {
    const { description, attributes, events, cssParts, cssProperties, slots, members } = described(tag);
    expect(description).toBeTruthy();
    const silent = [attributes, events, cssParts, cssProperties, slots, members]
      .flatMap((list) => list ?? [])
      .filter((entry) => !entry.description && !('static' in entry && entry.static));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
