import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { measure } from '../../styles/measure.ts';
import { screenTitle } from '../../styles/screen-title.ts';

export const Alone = styled.div.attrs({ role: 'alert' })`
  ${measure}
  display: grid;
  justify-items: start;
  gap: ${vars.space.s4};
  padding-block: ${vars.space.s10};

  & > * {
    max-inline-size: 32em;
    margin: 0;
  }
  & > h1 {
    ${screenTitle}
  }
  & > p {
    color: ${vars.text.muted};
    font-size: ${vars.size.lg};
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
`;
