import {
  contrastMedium,
  type Display,
  type DisplayName,
  displayNames,
  parseDisplayChoice,
} from '@livery/theme/display';
import type { SiteStorage } from '../../app/storage.ts';

/**
 * A member's own choices of how pages look: data attributes of the root element, and what is saved. The boot script puts
 * saved ones there before the first paint, and again when another tab changes them; this is for whoever lets a member choose.
 */
export interface DisplayStore {
  /** The choice that holds now; undefined where the device decides. */
  readonly get: <Name extends DisplayName>(name: Name) => Display[Name];
  /** Changes the page at once and saves; undefined leaves the decision to the device again. */
  readonly choose: <Name extends DisplayName>(name: Name, choice: Display[Name]) => void;
  /** Calls back after each change, also of another tab; gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** As much of the window as the store touches. */
interface DisplayPage {
  readonly document: Pick<Document, 'querySelector'> & {
    readonly documentElement: { readonly dataset: DOMStringMap };
  };
  /** The optional part that TypeScript's own type lacks; `language` ties the two. */
  readonly navigator: {
    readonly language?: string;
    readonly connection?: { readonly saveData?: boolean };
  };
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
  readonly removeEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
}

/** @param storage where choices are kept; one that forgets leaves them to this page alone */
export function createDisplayStore(
  page: DisplayPage,
  storage: Pick<SiteStorage, 'saveDisplay'>,
): DisplayStore {
  const { dataset } = page.document.documentElement;
  const listeners = new Set<() => void>();
  const apply = (name: DisplayName, choice: string | undefined): void => {
    if (choice === undefined) delete dataset[name];
    else dataset[name] = choice;
    markSaving(page);
    if (name === 'contrast') {
      const sheet = page.document.querySelector<HTMLLinkElement>('link[data-contrast]');
      if (sheet) sheet.media = contrastMedium(choice);
    }
    for (const listener of listeners) listener();
  };
  const follow = ({ key, newValue }: StorageEvent): void => {
    // Without a key all of the storage has been emptied.
    for (const name of displayNames) {
      if (key === null || key === name) apply(name, parseDisplayChoice(name, newValue));
    }
  };

  return {
    get: (name) => parseDisplayChoice(name, dataset[name]),
    choose(name, choice) {
      storage.saveDisplay(name, choice);
      apply(name, choice);
    },
    subscribe(listener) {
      if (listeners.size === 0) page.addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) page.removeEventListener('storage', follow);
      };
    },
  };
}

/** Marks the page as the boot script does, after a choice. */
function markSaving(page: DisplayPage): void {
  const { dataset } = page.document.documentElement;
  const { dataUse } = dataset;
  if (dataUse === undefined ? deviceSavesData(page) : dataUse === 'less') dataset.saving = '';
  else delete dataset.saving;
}

/** The device asks for as little data as possible; not every browser says so. */
function deviceSavesData({ navigator, matchMedia }: DisplayPage): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
