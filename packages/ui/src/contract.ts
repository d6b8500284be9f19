/**
 * The theming contract of a component, as data: `<name>/<name>.contract.ts` exports one as `<name>Contract`.
 * `contracts.test.ts` compares each with the component's own sources, so that none can become outdated. Contracts import
 * types alone: whoever reads one gets no component with it. Which tokens and which components it is made with is read from
 * its sources (`npm run components`).
 */
export interface ComponentContract {
  /**
   * The elements it is made of: the exports of its styles, in kebab-case. Each is in the page as `data-part`, written out where it is
   * drawn. Empty when it is composed of others alone.
   */
  readonly parts: readonly string[];
  /** Which of a few looks: `data-variant`. */
  readonly variants?: readonly string[];
  /** `data-size`. */
  readonly sizes?: readonly string[];
  /** What it means, where colour says so as well: `data-tone`. */
  readonly tones?: readonly string[];
  /** The values of its other `data-*` attributes, by the attribute's name without `data-`. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}
