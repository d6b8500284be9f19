import type { GameRules } from '@livery/api/contract/game-list';
import type { Vendor } from '@livery/api/contract/games';
import type { LaunchObject } from '@livery/api/contract/launch';
import { foreignLang } from '@livery/i18n';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { nodeIdOf, rulesOf } from './game-search.ts';
import { rulesQuery } from './play-queries.ts';

/** What can be said of a game before it is open. */
export interface KnownGame {
  readonly name: GameName;
  /** Undefined until the vendors are there, and for one that is not among them. */
  readonly vendor: Vendor | undefined;
  /** Address of its cover; null until it is known and where there is none, undefined for what has no picture: a lobby, a lottery. */
  readonly cover: string | null | undefined;
  /** Undefined for a lottery, whose rules are in the game itself. */
  readonly rules: UseQueryResult<GameRules> | undefined;
}

/** A game's name, and the language that it is in where that is not the page's. */
export interface GameName {
  readonly text: string;
  readonly lang: { readonly lang?: string };
}

/** Asks for what is known of the game that an address means. */
export function useKnownGame(game: LaunchObject): KnownGame {
  const { t } = useTranslation();
  const services = useServices();
  const { queries, language } = services;
  const vendors = useQuery(queries.vendors());
  const asked = rulesOf(game);
  const rules = useQuery({ ...rulesQuery(services, asked ?? {}), enabled: asked !== undefined });
  const code = game.vassalage ?? game.vendor;
  const vendor = vendors.data?.items.find(({ vassalage }) => vassalage === code);
  const name = rules.data
    ? { text: rules.data.name, lang: foreignLang(rules.data.language, language.code) }
    : { text: vendor?.displayName ?? game.accountTypeName ?? t('play.title'), lang: {} };
  const cover = nodeIdOf(game) === undefined ? undefined : (rules.data?.iconUrl ?? null);
  return { name, vendor, cover, rules: asked === undefined ? undefined : rules };
}
