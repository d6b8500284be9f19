import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { measure } from '../../../styles/measure.ts';
import { media } from '../../../styles/media.ts';

export const Page = styled.div`
  ${measure}
  padding-block: ${vars.space.s4} ${vars.space.s8};
  ${media.desktop} {
    padding-block: ${vars.space.s6} ${vars.space.s10};
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
