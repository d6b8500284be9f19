import type { TokenName } from '@livery/theme';

/**
 * What a component promises to those who theme it, as data: `<name>/<name>.contract.ts` exports one as `<name>Contract`.
 * `contracts.test.ts` compares each with the component's own sources, so that none can grow old. Contracts import types
 * alone: whoever reads one gets no component with it.
 */
export interface ComponentContract {
  /** The elements it is made of: the exports of its styles, in kebab-case. Empty when it is composed of others alone. */
  readonly parts: readonly string[];
  /** Which of a few looks: `data-variant`. */
  readonly variants?: readonly string[];
  /** `data-size`. */
  readonly sizes?: readonly string[];
  /** What it means, where colour says so as well: `data-tone`. */
  readonly tones?: readonly string[];
  /** The values of its other `data-*` attributes, by the attribute's name without `data-`. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /**
   * Semantic tokens that it reads itself, in alphabetical order; those of the components it uses are theirs. What a brand may
   * set for this component alone is in the theme (`component-tokens.ts`), and the token behind each of these is here.
   */
  readonly tokens: readonly TokenName[];
  /** Components that it is built of, by folder. */
  readonly uses: readonly string[];
}
