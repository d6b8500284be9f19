import type { ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { Icon } from '../icon/index.ts';
import { ProgressBar } from '../progress/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Body, Head, Mark, Name, Perks, Requirement, Root, Rung } from './vip-ladder.styles.ts';

export type VipLevel = {
  /** The platform's rank: the level's place in the order. */
  rank: number;
  name: string;
  /** What it takes: "from ₹50,000 of bets". */
  requirement?: ReactNode;
  /** What it brings, a few words each. */
  perks: readonly string[];
  /** Language of name and perks, and its direction, where they are not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
};

export type VipLadderProps = {
  /** From the lowest to the highest. */
  levels: readonly VipLevel[];
  /** The member's rank; undefined for a visitor, who has none. */
  current: number | undefined;
  /** How far it is to the next level, shown at the member's own. Absent where the platform does not say. */
  progress?: { label: string; value: number; max: number; text: string };
  /** Names the ladder: "VIP levels". */
  label: string;
  labels: {
    /** On the member's level: "Your level". */
    current: string;
    /** Told of each level below it: "Reached". */
    reached: string;
  };
};

type State = 'reached' | 'current' | 'ahead';

/** The levels of the VIP club (spec §2): where the member stands, how far the next one is, and what each brings. */
export function VipLadder({ levels, current, progress, label, labels }: VipLadderProps) {
  return (
    <Root data-part="root" aria-label={label}>
      {levels.map(({ rank, name, requirement, perks, lang, dir }) => {
        const state = stateOf(rank, current);
        return (
          <Rung
            data-part="rung"
            key={rank}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Mark data-part="mark" aria-hidden="true">
              {state === 'reached' ? <Icon name="check" size="sm" /> : rank}
            </Mark>
            <Body data-part="body">
              <Head data-part="head">
                <Name data-part="name" lang={lang} dir={dir}>
                  {name}
                </Name>
                {state === 'current' && <Badge tone="brand">{labels.current}</Badge>}
                {state === 'reached' && <VisuallyHidden>{labels.reached}</VisuallyHidden>}
                {requirement && state !== 'current' && (
                  <Requirement data-part="requirement">{requirement}</Requirement>
                )}
              </Head>
              {state === 'current' && progress && <ProgressBar {...progress} />}
              {perks.length > 0 && (
                <Perks data-part="perks">
                  {perks.map((perk) => (
                    <li key={perk} lang={lang} dir={dir}>
                      <Icon name="gift" size="sm" />
                      {perk}
                    </li>
                  ))}
                </Perks>
              )}
            </Body>
          </Rung>
        );
      })}
    </Root>
  );
}

function stateOf(rank: number, current: number | undefined): State {
  if (current === undefined || rank > current) return 'ahead';
  return rank === current ? 'current' : 'reached';
}
