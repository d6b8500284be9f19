import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { measure } from '../../styles/measure.ts';
import { media } from '../../styles/media.ts';

export const Page = styled.div`
  ${measure}
  padding-block: ${vars.space.s4} ${vars.space.s8};
  ${media.desktop} {
    padding-block: ${vars.space.s6} ${vars.space.s10};
  }
`;

/** The brand's stage with the agent's card on it; the drawing is above the words on a phone and beside them on a desktop. */
export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  justify-items: start;
  padding: 8rem ${vars.space.s4} ${vars.space.s5};
  border: ${vars.border.width} ${vars.border.style} ${vars.stage.edge};
  border-radius: ${vars.radius.card};
  background-color: ${vars.stage.fill};
  background-image: linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
  color: ${vars.stage.text};

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 10rem;
    z-index: -1;
    border-radius: inherit;
    background-image: ${vars.art.hero};
    background-repeat: no-repeat;
    background-position: right bottom;
    background-size: cover;
    mask-image: linear-gradient(${vars.stage.fill} 45%, transparent 90%);
  }
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }
  & > h1,
  & > p {
    margin: 0;
  }
  & > h1 {
    font-family: ${vars.font.display};
    font-size: ${vars.size.xxl};
    font-weight: ${vars.weight.heading};
    line-height: ${vars.leading.heading};
  }
  & > p {
    color: ${vars.stage.muted};
  }
  ${media.desktop} {
    padding: ${vars.space.s8};

    &::before {
      inset: 0;
      block-size: auto;
      background-size: auto 100%;
      mask-image: none;
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${vars.space.s3};
  inline-size: min(100%, 28rem);
  margin: 0;
  padding: ${vars.space.s5};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${vars.space.s4};
  }
  & dt {
    color: ${vars.text.muted};
  }
  & dd {
    margin: 0;
    font-weight: ${vars.weight.label};
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
`;
