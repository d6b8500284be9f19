import { gameMessageSchema, type PageMessage } from '@livery/api/contract/game-messages';
import type { SlipAnswer, SportsBet } from '@livery/api/contract/sports';
import type { SlipChoice } from '@livery/api/contract/sports-messages';
import { type SportsMessageId, sportsWords } from '@livery/i18n/sports-words';
import { useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { gameThemeOf } from '../sites/web/src/features/play/game-theme.ts';
import { merchantOf } from './merchants.ts';
import { type StoryGlobals, storyGlobalsOf } from './story-globals.ts';
import { phone } from './story-kit.tsx';
import { toolbarLanguage } from './toolbar.ts';

type Board = Extract<PageMessage, { type: 'sports' }>['board'];

/** What the page around slips on matches says in a story. */
export interface SlipArgs {
  /** The lists that are asked for, one after another; the last one stays. */
  readonly boards: readonly Board[];
  readonly bets?: readonly SportsBet[];
  readonly choice?: SlipChoice;
  /** What a slip is answered with: an answer, or a refusal. */
  readonly answer?: SlipAnswer | { readonly refusal: string };
  /** Matches cannot be loaded, for this reason. */
  readonly failure?: string;
  /** The page says nothing. */
  readonly silent?: boolean;
}

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 50rem;
  border: 0;
`;

function FramedSlips({
  boards,
  bets = [],
  choice,
  answer,
  failure,
  silent = false,
  merchant,
  language,
}: SlipArgs & Pick<StoryGlobals, 'merchant' | 'language'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { tag } = toolbarLanguage(language);
  const { currency } = merchantOf(merchant);
  useEffect(() => {
    const from = 'livery-page';
    let asked = 0;
    const tell = (message: PageMessage) => frame.current?.contentWindow?.postMessage(message, '*');
    const hear = ({ source, data }: MessageEvent) => {
      const found = v.safeParse(gameMessageSchema, data);
      if (!frame.current || source !== frame.current.contentWindow || !found.success) return;
      if (silent) return;
      switch (found.output.type) {
        case 'ready':
          return tell({
            from,
            type: 'opened',
            name: 'Fairbound Sports',
            stakes: [],
            minStake: '0.10',
            maxStake: '100.00',
            balance: '2480.50',
            locale: tag,
            currency: { code: currency.code, symbol: currency.symbol },
            theme: gameThemeOf(frame.current),
          });
        case 'sportsAsked': {
          if (failure) return tell({ from, type: 'sportsFailed', message: failure });
          const board = boards[Math.min(asked, boards.length - 1)];
          asked += 1;
          if (board) tell({ from, type: 'sports', board, bets: [...bets], choice });
          return;
        }
        case 'slipSent':
          if (!answer) return;
          return 'refusal' in answer
            ? tell({ from, type: 'refused', message: answer.refusal })
            : tell({ from, type: 'slip', answer });
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [boards, bets, choice, answer, failure, silent, tag, currency]);
  const code = language === 'RTL' ? 'EN' : language;
  return (
    <Frame
      ref={frame}
      title="sports"
      // Beside what the site allows: a story looks into the frame.
      sandbox="allow-scripts allow-same-origin"
      src={`${import.meta.env.BASE_URL}play/sports.html#ticket=story&language=${code}`}
    />
  );
}

/** What the stories of slips share; title and tags stand in their own file. */
export const slipPage = (args: SlipArgs) => ({
  args,
  globals: phone,
  parameters: { room: 'page' as const },
  render: (given: SlipArgs, context: Parameters<typeof storyGlobalsOf>[0]) => {
    const { merchant, language } = storyGlobalsOf(context);
    return (
      <FramedSlips
        key={JSON.stringify([merchant, language, given])}
        {...given}
        merchant={merchant}
        language={language}
      />
    );
  },
});

interface PlayedStory {
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
}

const slow = { timeout: 20_000 };

/** Steps inside the frame of slips, in any language. */
export function slipSteps({ canvasElement, globals }: PlayedStory) {
  const code = String(globals['language']);
  const words = sportsWords[code in sportsWords ? (code as keyof typeof sportsWords) : 'EN']; // tested on the same line
  const documentOf = () => canvasElement.querySelector('iframe')?.contentDocument;
  const find = <Kind extends HTMLElement>(selector: string) =>
    waitFor(() => {
      const found = documentOf()?.querySelector<Kind>(selector);
      if (!found) throw new Error(`Expected ${selector} in the slips.`);
      return found;
    }, slow);
  return {
    t: (id: SportsMessageId) => words[id],
    find,
    async press(selector: string) {
      (await find(selector)).click();
    },
    async open(part: 'matches' | 'slip' | 'bets') {
      (await find(`.tabs [value=${part}]`)).click();
    },
    /** Puts the first price into the slip, with a stake. */
    async fillSlip(stake: string) {
      (await find('.price:enabled')).click();
      (await find('.tabs [value=slip]')).click();
      const field = await find<HTMLInputElement>('.line-stake input');
      field.value = stake;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    async place() {
      await waitFor(async () => expect(await find('.play')).toBeEnabled(), slow);
      (await find('.play')).click();
    },
    /** The status says the first words of a message. */
    async says(text: string) {
      const start = text.split('{{')[0]?.trim() ?? text;
      await waitFor(async () => expect(await find('.outcome')).toHaveTextContent(start), slow);
    },
    inside: async () => within(await find('body')),
    /** Nothing is cut at the sides. */
    async fits() {
      const root = documentOf()?.documentElement;
      await expect(root?.scrollWidth ?? 0).toBeLessThanOrEqual(root?.clientWidth ?? 0);
    },
  };
}
