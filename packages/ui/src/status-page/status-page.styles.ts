import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';

export const Root = styled.main`
  display: grid;
  grid-template-rows: minmax(10rem, 34vh) 1fr;
  min-block-size: 100dvh;
  background-color: ${vars.surface.page};
  color: ${vars.text.body};

  &[data-extent='inside'] {
    min-block-size: 60vh;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    grid-template-rows: 1fr;
  }
`;

export const Art = styled.div`
  background-color: ${vars.stage.fill};
  background-image: ${vars.art.hero}, linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
  background-repeat: no-repeat;
  background-position: right bottom;
  background-size:
    auto 100%,
    cover;
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  gap: ${vars.space.s4};
  max-inline-size: 44rem;
  padding: ${vars.space.s8} ${vars.space.s5};
  ${media.desktop} {
    padding: ${vars.space.s10};
  }
`;

export const Title = styled.h1`
  margin: 0;
  font-family: ${vars.font.display};
  font-size: ${vars.size.xxl};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  max-inline-size: 32em;
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.lg};
  text-wrap: pretty;
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${vars.space.s3};
  inline-size: 100%;
  margin: 0;
  padding-block: ${vars.space.s4};
  border-block: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space.s4};

  & > dt {
    min-inline-size: 10rem;
    color: ${vars.text.muted};
  }
  & > dd {
    margin: 0;
    font-weight: ${vars.weight.label};
    font-variant-numeric: tabular-nums;
  }
`;

export const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
`;
