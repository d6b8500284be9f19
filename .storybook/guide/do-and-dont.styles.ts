import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${vars.space.s5};
  max-inline-size: 60rem;
  padding: ${vars.space.s5};
`;

export const Side = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space.s3};
  margin: 0;
  padding: ${vars.space.s4};
  border: 1px solid ${vars.border.subtle};
  border-block-start: 3px solid ${vars.status.successText};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};

  &[data-side='dont'] {
    border-block-start-color: ${vars.status.dangerText};
  }
  & figcaption {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

export const Verdict = styled.h2`
  margin: 0;
  color: ${vars.status.successText};
  font-size: ${vars.size.md};

  [data-side='dont'] > & {
    color: ${vars.status.dangerText};
  }
`;

export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${vars.space.s3};
  justify-items: start;

  & > * {
    max-inline-size: 100%;
  }
`;
