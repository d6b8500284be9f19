import { vars } from '@livery/theme/vars';
import { stageRing } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { screenTitle } from '../../styles/screen-title.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  inline-size: min(100%, 56rem);
  margin-inline: auto;
  padding: ${vars.space.s5} ${vars.space.s4} ${vars.space.s8};
`;

/** What stands over the details, as wide as they are. */
export const Above = styled.div`
  inline-size: min(100%, 56rem);
  margin-inline: auto;
  padding: ${vars.space.s5} ${vars.space.s4} 0;
`;

/** The house's stage, as a game's poster: its name, its provider, the way in and its picture. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s4};
  /* With a large text on a small phone the way in needs the room. */
  padding: ${vars.space.s6} min(${vars.space.s5}, 6vw);
  border-radius: ${vars.radius.card};
  background-color: ${vars.stage.fill};
  background-image: linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
  color: ${vars.stage.text};
  ${stageRing}

  & h1,
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & h1 {
    ${screenTitle}
  }
  & p {
    color: ${vars.stage.muted};
  }
`;

export const Title = styled.div`
  display: grid;
  flex: 1 1 9rem;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  min-inline-size: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space.s3};
  }
`;

/** Large words leave it less room: it gives way, or goes below. */
export const Cover = styled.div`
  /* The picture of the card that was pressed becomes this one. */
  view-transition-name: game-cover;
  flex: 0 1 clamp(5.5rem, 26%, 10rem);
  min-inline-size: 4rem;
`;

export const Facts = styled.div`
  padding: ${vars.space.s2} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  margin: 0;
  padding-inline-start: ${vars.space.s5};
`;

/** A table for each bet: beside each other where there is room. */
export const Bets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${vars.space.s4};
  align-items: start;
`;
