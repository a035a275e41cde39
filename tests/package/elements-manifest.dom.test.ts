// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ElementDocs, listElements, type Manifest } from '../../elements/package/element-docs.ts';
import { createManifest } from '../../elements/package/elements-manifest.ts';
import { readEventDocs } from '../../elements/package/event-docs.ts';

const root = resolve(import.meta.dirname, '../..');
const packageFolder = resolve(root, 'dist/npm');
const manifest = JSON.parse(readFileSync(resolve(packageFolder, 'custom-elements.json'), 'utf8')) as Manifest;
const elements = listElements(manifest);
const tags = elements.map(({ tagName }) => tagName);

const getDocs = (tag: string): ElementDocs => {
  const docs = elements.find(({ tagName }) => tagName === tag);
  if (!docs) throw new Error(`The manifest has no <${tag}>.`);
  return docs;
};

const getClass = (tag: string): CustomElementConstructor & { observedAttributes?: readonly string[] } => {
  const elementClass = customElements.get(tag);
  if (!elementClass) throw new Error(`The package registers no <${tag}>.`);
  return elementClass;
};

/** The constructor and the callbacks, which only browsers call. */
const CALLED_BY_BROWSERS = /^(constructor|\w+Callback)$/;

/** The members that a host page can use: the names in the prototypes below HTMLElement. */
function listPublicNames(tag: string): string[] {
  const names = new Set<string>();
  for (
    let prototype: object = getClass(tag).prototype;
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
  // jsdom has no constructable style sheets. These tests do not check styles.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
  await import(resolve(packageFolder, 'index.js'));
});

describe('the manifest of the elements', () => {
  it('the manifest of the elements matches the current sources', () => {
    expect(manifest).toEqual(createManifest(root));
  });

  it.each(tags)('the manifest lists exactly the observed attributes of <%s>', (tag) => {
    const attributes = (getDocs(tag).attributes ?? []).map(({ name }) => name);
    expect(attributes.toSorted()).toEqual([...(getClass(tag).observedAttributes ?? [])].sort());
  });

  it.each(tags)('the manifest lists every property and method of <%s>', (tag) => {
    const members = (getDocs(tag).members ?? []).map(({ name }) => name);
    expect(listPublicNames(tag).filter((name) => !members.includes(name))).toEqual([]);
  });

  it.each(tags)('the manifest lists no member that <%s> lacks', (tag) => {
    const element = document.createElement(tag);
    const members = (getDocs(tag).members ?? []).filter((member) => !member.static);
    expect(members.filter(({ name }) => !(name in element)).map(({ name }) => name)).toEqual([]);
  });

  it('the manifest lists every event in the typed event map', () => {
    const events = (getDocs('order-app').events ?? []).map(({ name }) => name);
    expect(events.toSorted()).toEqual([...readEventDocs(root).keys()].sort());
  });

  it.each(tags)('the manifest describes every CSS part of <%s>', (tag) => {
    const { description, attributes, events, cssParts, cssProperties, slots, members } = getDocs(tag);
    expect(description).toBeTruthy();
    const undocumentedEntries = [attributes, events, cssParts, cssProperties, slots, members]
      .flatMap((list) => list ?? [])
      .filter((entry) => !entry.description && !('static' in entry && entry.static));
    expect(undocumentedEntries.map(({ name }) => name)).toEqual([]);
  });
});
