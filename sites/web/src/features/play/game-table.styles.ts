import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../../styles/media.ts';

/** The room of the header, and on a phone of the tab bar and of the hint above it; a phone on its side gives a game the whole window. */
export const Table = styled.div`
  --game-frame-around: 10rem;

  ${media.desktop} {
    --game-frame-around: 4rem;
  }
  ${media.short} {
    --game-frame-around: 0px;
  }
`;

/** Only a phone that stands upright has anything to turn. */
export const Turn = styled.p`
  display: none;
  margin: 0;
  padding: ${vars.space.s2} ${vars.space.s4};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  text-align: center;

  @media (orientation: portrait) and (max-width: 30rem) {
    display: block;
  }
`;

export const Question = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s5} ${vars.space.s4};
  text-align: center;

  & p {
    margin: 0;
    max-inline-size: 28rem;
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${vars.space.s3};
`;
