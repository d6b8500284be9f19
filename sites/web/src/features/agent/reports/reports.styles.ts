import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const AccountForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${vars.space.s3};

  & > :first-child {
    flex: 1 1 10rem;
    max-inline-size: 26rem;
  }
  /* Beside the field itself, whose name stands above it. */
  & > button {
    margin-block-start: calc(1em * ${vars.leading.body} + ${vars.space.s1});
  }
`;

/** From the agent's own team down to the account that is shown. */
export const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > li + li::before {
    content: '›' / '';
    margin-inline-end: ${vars.space.s2};
    color: ${vars.text.muted};
  }
`;
