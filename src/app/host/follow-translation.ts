/** Tag name of the element with which translators replace a text. The app itself renders no such element. */
const WRAPPER = 'FONT';

/** A translated text: the wrapper that the customer sees, and the app's text nodes that it replaces. */
interface Translation {
  readonly wrapper: Node;
  /** The app's text of each node. The nodes stay in the document, but are empty. */
  readonly texts: Map<Text, string>;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

interface Removal {
  readonly text: Text;
  readonly record: MutationRecord;
  /** The last wrapper that was added to the same parent before the removal. */
  readonly wrapper: Node | undefined;
}

type Replacement = Removal & { readonly wrapper: Node };

/** Finds the text nodes that a translator has replaced with a wrapper. */
function listReplacedTexts(records: readonly MutationRecord[]): Replacement[] {
  const wrappers = new Map<Node, Node[]>();
  const removals: Removal[] = [];
  for (const record of records) {
    const { target, addedNodes, removedNodes } = record;
    for (const node of addedNodes)
      if (node.nodeName === WRAPPER && node.parentNode === target)
        wrappers.set(target, [...(wrappers.get(target) ?? []), node]);
    for (const node of removedNodes)
      if (isText(node)) removals.push({ text: node, record, wrapper: wrappers.get(target)?.at(-1) });
  }
  return removals.flatMap((removal) => {
    const { text, record } = removal;
    const candidates = wrappers.get(record.target) ?? [];
    const wrapper = candidates.find((node) => node.contains(text)) ?? removal.wrapper ?? candidates[0];
    const isReplaced = wrapper && (!text.parentNode || wrapper.contains(text));
    return isReplaced ? [{ text, record, wrapper }] : [];
  });
}

/**
 * Puts a replaced text node back into the document, before the node that followed it. Call this function in reverse
 * order of the removals, so that the following node is already back.
 */
function reinsertText({ text, wrapper, record }: Replacement): void {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  const isBesideWrapper = previousSibling === wrapper || [...addedNodes].includes(wrapper);
  const next = isBesideWrapper ? wrapper.nextSibling : nextSibling;
  target.insertBefore(text, next?.parentNode === target ? next : null);
}

/**
 * Keeps the app up to date while a browser or an extension translates it. A translator replaces a text node with a
 * wrapper, but the renderer keeps updating the removed node and inserting nodes beside it. This function therefore puts
 * the node back, empty, beside its translation. When the app changes, moves or removes the node, it removes the
 * translation, and the translator translates the new text. Returns a function that stops this.
 */
export function followTranslation(root: Node): () => void {
  const translations = new WeakMap<Node, Translation>();

  const endTranslation = ({ wrapper, texts }: Translation, changedNodes: ReadonlySet<Node>) => {
    translations.delete(wrapper);
    wrapper.parentNode?.removeChild(wrapper);
    for (const [text, data] of texts) {
      translations.delete(text);
      if (!changedNodes.has(text)) text.data = data;
    }
  };

  const endOutdatedTranslations = (records: readonly MutationRecord[]) => {
    const changedNodes = new Set<Node>();
    const outdatedTranslations = new Set<Translation | undefined>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'characterData') changedNodes.add(target);
      const nodes = type === 'characterData' ? [target] : [...addedNodes, ...removedNodes];
      for (const node of nodes) outdatedTranslations.add(translations.get(node));
    }
    for (const translation of outdatedTranslations)
      if (translation) endTranslation(translation, changedNodes);
  };

  const startTranslations = (records: readonly MutationRecord[]) => {
    for (const replacement of listReplacedTexts(records).reverse()) {
      const { text, wrapper } = replacement;
      const translation = translations.get(wrapper) ?? { wrapper, texts: new Map() };
      translation.texts.set(text, text.data);
      // Some translators move the text into the wrapper and change it there.
      text.parentNode?.replaceChild(text.cloneNode(), text);
      text.data = '';
      reinsertText(replacement);
      for (const node of [wrapper, text]) translations.set(node, translation);
    }
  };

  const observer = new MutationObserver((records) => {
    endOutdatedTranslations(records);
    startTranslations(records);
    // Ignore the changes that this callback has just made itself.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
