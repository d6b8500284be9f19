import {
  type GameMessage,
  gameMessageSchema,
  type PageMessage,
  type ShownRound,
} from '@livery/api/contract/game-messages';
import { type DemoMessageId, demoWords } from '@livery/i18n/demo-words';
import axeAddress from 'axe-core/axe.min.js?url';
import { useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { gameThemeOf } from '../sites/web/src/features/play/game-theme.ts';
import { Frame } from './game-story.styles.ts';
import { merchantOf } from './merchants.ts';
import { type StoryGlobals, storyGlobalsOf } from './story-globals.ts';
import { phone } from './story-kit.tsx';
import { toolbarLanguage } from './toolbar.ts';

type Opened = Extract<PageMessage, { type: 'opened' }>;
type Answer = { readonly refusal: string } | Omit<ShownRound, 'reference'>;

/** What the page around a game says in a story. */
export interface GameArgs {
  /** A file of `sites/web/play/looks`. */
  readonly look: string;
  /** Bets, prizes, history: what the game is let in with, beside what all are. */
  readonly opened?: Partial<Opened>;
  /** What the press for a round is answered with. */
  readonly answer?: Answer;
  /** The page says nothing. */
  readonly silent?: boolean;
  /** The member asked for less motion. True where a story does not say otherwise, so that a test has the outcome at once. */
  readonly still?: boolean;
}

/** A game in its frame, and the page around it as far as the game knows. */
function FramedGame({
  look,
  opened,
  answer,
  silent = false,
  still = true,
  merchant,
  language,
}: GameArgs & Pick<StoryGlobals, 'merchant' | 'language'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { tag } = toolbarLanguage(language);
  const { currency } = merchantOf(merchant);
  useEffect(() => {
    const tell = (message: PageMessage) => frame.current?.contentWindow?.postMessage(message, '*');
    const hear = ({ source, data }: MessageEvent) => {
      const found = v.safeParse(gameMessageSchema, data);
      if (!frame.current || source !== frame.current.contentWindow || !found.success) return;
      const message: GameMessage = found.output;
      if (silent) return;
      if (message.type === 'ready') {
        tell({
          from: 'livery-page',
          type: 'opened',
          name: 'Lantern Harvest',
          stakes: ['1.00', '2.00', '5.00', '10.00'],
          minStake: '1.00',
          maxStake: '1000.00',
          balance: '2480.50',
          locale: tag,
          currency: { code: currency.code, symbol: currency.symbol },
          ...opened,
          theme: { ...gameThemeOf(frame.current), still },
        });
      } else if (message.type === 'roundStarted' && answer) {
        tell(
          'refusal' in answer
            ? { from: 'livery-page', type: 'refused', message: answer.refusal }
            : {
                from: 'livery-page',
                type: 'round',
                round: { reference: 'G-1', ...answer, stake: message.stake },
                balance: '2470.50',
              },
        );
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [opened, answer, silent, still, tag, currency]);
  const code = language === 'RTL' ? 'EN' : language;
  return (
    <Frame
      ref={frame}
      title={look}
      // Beside what the site allows: a story looks into the frame.
      sandbox="allow-scripts allow-same-origin"
      src={`${import.meta.env.BASE_URL}play/${look}.html#ticket=story&language=${code}`}
      onLoad={({ currentTarget: { contentDocument } }) => {
        // axe examines a frame from inside; the page's own policy lets no other script in than one of its origin.
        const axe = contentDocument?.createElement('script');
        if (!axe) return;
        axe.src = axeAddress;
        contentDocument?.head.append(axe);
      }}
    />
  );
}

/** What the stories of a demonstration game share; title and tags stand in their own file. */
export const gamePage = (args: GameArgs) => ({
  args,
  globals: phone,
  parameters: { room: 'page' as const },
  render: (given: GameArgs, context: Parameters<typeof storyGlobalsOf>[0]) => {
    const { merchant, language } = storyGlobalsOf(context);
    return (
      <FramedGame
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

/** Steps inside the frame of a game. */
export function gameSteps({ canvasElement, globals }: PlayedStory) {
  const code = String(globals['language']);
  const words = demoWords[code in demoWords ? (code as keyof typeof demoWords) : 'EN']; // tested on the same line
  const t = (id: DemoMessageId) => words[id];
  const body = async () => {
    const frame = canvasElement.querySelector('iframe');
    return waitFor(() => {
      const found = frame?.contentDocument?.body;
      if (!found?.querySelector('main')) throw new Error('Expected the game to have loaded.');
      return within(found);
    }, slow);
  };
  const playButton = async () => (await body()).getByRole('button', { name: t('demo.play') });
  return {
    t,
    body,
    /** The game was let in, and a round can begin. */
    async ready() {
      await waitFor(async () => expect(await playButton()).toBeEnabled(), slow);
    },
    async playRound() {
      await waitFor(async () => expect(await playButton()).toBeEnabled(), slow);
      (await playButton()).click();
    },
    /** The status says this. */
    async says(text: string | RegExp) {
      await waitFor(async () => {
        const status = (await body()).getByRole('status');
        await expect(status).toHaveTextContent(text);
      }, slow);
    },
    /** The sentence of an outcome with this return, however the page's language writes figures. */
    shown(win: string) {
      const [before = '', after = ''] = words['demo.outcome'].split('{{win}}');
      const figures = Number(win).toFixed(2).replace(/\D/g, '').split('').join('[., ]?');
      const end = before.slice(before.indexOf('{{stake}}') + '{{stake}}'.length);
      return new RegExp(`${literal(end)}\\D*${figures}\\D*${literal(after)}`);
    },
    /** Presses a part that no role names. */
    async press(selector: string) {
      await body();
      canvasElement
        .querySelector('iframe')
        ?.contentDocument?.querySelector<HTMLElement>(selector)
        ?.click();
    },
    /** Nothing of the game is cut at its sides. */
    async fits() {
      const root = canvasElement.querySelector('iframe')?.contentDocument?.documentElement;
      await expect(root?.scrollWidth ?? 0).toBeLessThanOrEqual(root?.clientWidth ?? 0);
    },
  };
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Round = Omit<ShownRound, 'reference'>;

/** What differs between the games in the states that all of them have. */
interface GameRounds {
  /** As in {@link GameArgs}. */
  readonly opened: Partial<Opened>;
  /** A round that returns nothing, and one that returns something. */
  readonly lost: Round;
  readonly returned: Round;
}

/** The states that every game of rounds has, as stories: a file of stories names those that it shows. */
export function gameStates({ opened, lost, returned }: GameRounds) {
  const unfinished = { ...returned, reference: 'G-7', stake: '5.00' };
  const shows = (answer: Round) => async (story: PlayedStory) => {
    const { playRound, says, ready, fits, shown } = gameSteps(story);
    await playRound();
    await says(shown(answer.win));
    await ready();
    await fits();
  };
  return {
    /** Waits for a press, with stake, balance and prizes. */
    idle: {
      play: async (story: PlayedStory) => {
        const { ready, says, fits, t } = gameSteps(story);
        await ready();
        await says(t('demo.press'));
        await fits();
      },
    },
    lost: { args: { answer: lost, still: false }, play: shows(lost) },
    /** Figures, and no celebration. */
    returned: { args: { answer: returned, still: false }, play: shows(returned) },
    /** With less motion the outcome is there at once. */
    still: { args: { answer: returned }, play: shows(returned) },
    /** The round is shown first. */
    interrupted: {
      args: { opened: { ...opened, round: unfinished } },
      play: async (story: PlayedStory) => {
        const { says, ready, shown } = gameSteps(story);
        await says(shown(unfinished.win));
        await ready();
      },
    },
    refused: {
      args: { answer: { refusal: 'The balance is too low.' } },
      play: async (story: PlayedStory) => {
        const { playRound, says, ready } = gameSteps(story);
        await playRound();
        await says('The balance is too low.');
        await ready();
      },
    },
  };
}
