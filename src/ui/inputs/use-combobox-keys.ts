import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface ComboboxKeys {
  readonly fieldProps: {
    readonly role: 'combobox';
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly 'aria-activedescendant': string | undefined;
    onKeyDown(event: KeyboardEvent): void;
  };
  getOptionProps(id: string): {
    readonly id: string;
    readonly role: 'option';
    readonly 'aria-selected': boolean;
  };
}

export interface ComboboxKeysOptions {
  listId: string;
  /** Ids in the order of the list. Empty while the list is hidden. */
  options: readonly string[];
  onChoose: (id: string) => void;
  /** Called on Escape while there are options. The event then does not propagate. */
  onEscape?: (() => void) | undefined;
  /** Enter chooses the first option if the arrow keys have reached none. */
  enterChoosesFirst?: boolean;
}

/** Keyboard control of a combobox, as the ARIA Authoring Practices describe it. */
export function useComboboxKeys({
  listId,
  options,
  onChoose,
  onEscape,
  enterChoosesFirst,
}: ComboboxKeysOptions): ComboboxKeys {
  // Id of the option that the arrow keys have reached; null if there is none. The field keeps the focus.
  const [storedActiveId, setActiveId] = useState<string | null>(null);
  const activeId = storedActiveId !== null && options.includes(storedActiveId) ? storedActiveId : null;
  const buildElementId = (id: string) => `${listId}-${id}`;
  const field = useRef<Element | null>(null);
  useEffect(() => {
    const root = field.current?.getRootNode();
    if (activeId === null || !(root instanceof Document || root instanceof ShadowRoot)) return;
    root.getElementById(`${listId}-${activeId}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, listId]);

  const moveActiveOption = (step: number) => {
    // If no option is active, the down key activates the first option and the up key the last option.
    const startIndex = step > 0 ? -1 : 0;
    const currentIndex = activeId === null ? startIndex : options.indexOf(activeId);
    setActiveId(options[(currentIndex + step + options.length) % options.length] ?? null);
  };
  return {
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': activeId === null ? undefined : buildElementId(activeId),
      onKeyDown(event) {
        if (!options.length) return;
        field.current = event.currentTarget;
        const chosenId = activeId ?? (enterChoosesFirst ? options[0] : undefined);
        if (event.key === 'ArrowDown') moveActiveOption(1);
        else if (event.key === 'ArrowUp') moveActiveOption(-1);
        else if (event.key === 'Enter' && chosenId !== undefined) {
          setActiveId(null);
          onChoose(chosenId);
        } else if (event.key === 'Escape' && onEscape) {
          event.stopPropagation();
          setActiveId(null);
          onEscape();
        } else return;
        event.preventDefault();
      },
    },
    getOptionProps: (id) => ({ id: buildElementId(id), role: 'option', 'aria-selected': id === activeId }),
  };
}
